import { Outlet } from 'react-router-dom';
import { ToolFrame } from './ToolFrame';

/** Layout of pages that work without an account. */
export function Component() {
  return (
    <ToolFrame>
      <Outlet />
    </ToolFrame>
  );
}
