import { CreditCard, LayoutDashboard, Palette, Settings, Star, Ticket, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OwnStore } from '#domain/marketplace/own-store';
import type { SellerSection } from '#domain/paths';
import { lazyComponent } from '#screens/shell/lazy-component';
import type { SectionEntry } from '#screens/market/seller/parts/SellerNav';

export interface SellerSectionProps {
  store: OwnStore;
}

export interface SellerSectionRow extends SectionEntry {
  Page: ComponentType<SellerSectionProps>;
}

/** The setup of a store, including a store that does not exist yet. */
export const SetupPage = lazyComponent<{ store: OwnStore | null }>(
  async () => (await import('./SetupSection')).SetupSection,
);

/** The sections of a seller's dashboard. */
export const sellerPages: Readonly<Record<SellerSection, SellerSectionRow>> = {
  overview: {
    label: 'Dashboard',
    icon: <LayoutDashboard aria-hidden />,
    Page: lazyComponent(async () => (await import('./OverviewSection')).OverviewSection),
  },
  design: {
    label: 'Design',
    icon: <Palette aria-hidden />,
    Page: lazyComponent(async () => (await import('./DesignSection')).DesignSection),
  },
  memberships: {
    label: 'Memberships',
    icon: <Ticket aria-hidden />,
    Page: lazyComponent(async () => (await import('./MembershipsSection')).MembershipsSection),
  },
  users: {
    label: 'Users',
    icon: <Users aria-hidden />,
    Page: lazyComponent(async () => (await import('./UsersSection')).UsersSection),
  },
  payments: {
    label: 'Payments',
    icon: <CreditCard aria-hidden />,
    Page: lazyComponent(async () => (await import('./PaymentsSection')).PaymentsSection),
  },
  reviews: {
    label: 'Reviews',
    icon: <Star aria-hidden />,
    Page: lazyComponent(async () => (await import('./ReviewsSection')).ReviewsSection),
  },
  setup: {
    label: 'Settings',
    icon: <Settings aria-hidden />,
    Page: SetupPage,
  },
};
