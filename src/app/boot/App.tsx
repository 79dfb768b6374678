import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routerRoutes } from '../routes/router';
import { AppProviders } from './AppProviders';

export function App() {
  const [router] = useState(() => createBrowserRouter(routerRoutes));
  return (
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
