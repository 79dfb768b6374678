import { createActorContext } from '@xstate/react';
import { dashboardOpeningMachine } from './dashboard-opening.machine';

export const DashboardOpeningContext = createActorContext(dashboardOpeningMachine);
