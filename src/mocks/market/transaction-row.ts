/** A row of `store_transactions`, with the name and Discord account of its member. */
export interface TransactionRow {
  id: string;
  kind: 'payment' | 'refund' | 'dispute';
  status: 'succeeded' | 'pending' | 'failed' | 'inquiry' | 'open' | 'won' | 'lost';
  amount_minor: number;
  currency: string;
  /** ISO 8601. */
  occurred_at: string;
  provider: 'stripe' | 'whop';
  reference: string;
  member_id: string | null;
  membership_id: string | null;
  is_dismissed: boolean;
  display_name: string | null;
  discord_id: string | null;
}

/** An event as `payment_setup()` lists it. */
export interface EventRow {
  provider: 'stripe' | 'whop';
  event_id: string;
  kind: string;
  occurred_at: string;
  received_at: string;
  outcome: 'applied' | 'waiting' | 'ignored';
  reason:
    | 'unknownKind'
    | 'notRelevant'
    | 'unreadable'
    | 'unknownPlan'
    | 'dismissed'
    | 'unknownMember'
    | null;
  api_version: string | null;
  amount_minor: number | null;
  currency: string | null;
}

/** A row of `store_membership_plans`. A plan without a membership was dismissed. */
export interface PlanRow {
  provider: 'stripe' | 'whop';
  plan_id: string;
  membership_id: string | null;
}

/**
 * The changes that a seller made to the connection between a store and its payment provider. `secrets` contains the
 * time at which each secret was set.
 */
export interface PaymentSetupRow {
  secrets: Partial<Record<'stripe' | 'whop', string>>;
  plans: readonly PlanRow[];
}
