// Generated from supabase/migrations by `npm run generate`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      access_requests: {
        Row: {
          answered_at: string | null;
          asked_at: string;
          discord_id: string;
          id: string;
          name: string;
          server_id: string;
          status: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          asked_at?: string;
          discord_id: string;
          id?: string;
          name: string;
          server_id: string;
          status?: string;
          user_id: string;
        };
        Update: {
          answered_at?: string | null;
          asked_at?: string;
          discord_id?: string;
          id?: string;
          name?: string;
          server_id?: string;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'access_requests_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: false;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
        ];
      };
      managed_users: {
        Row: {
          added_at: string;
          added_by: string | null;
          discord_id: string;
          is_owner: boolean;
          panel_id: string;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          added_by?: string | null;
          discord_id: string;
          is_owner?: boolean;
          panel_id: string;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          discord_id?: string;
          is_owner?: boolean;
          panel_id?: string;
        };
        Relationships: [];
      };
      moderation_log: {
        Row: {
          action: string;
          decided_at: string;
          decided_by: string;
          decided_by_name: string;
          id: string;
          place: number;
          reason: string;
          target_author: string | null;
          target_id: string;
          target_kind: string;
          target_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          decided_at?: string;
          decided_by: string;
          decided_by_name: string;
          id: string;
          place?: never;
          reason: string;
          target_author?: string | null;
          target_id: string;
          target_kind: string;
          target_name: string;
        };
        Update: {
          action?: string;
          decided_at?: string;
          decided_by?: string;
          decided_by_name?: string;
          id?: string;
          place?: never;
          reason?: string;
          target_author?: string | null;
          target_id?: string;
          target_kind?: string;
          target_name?: string;
        };
        Relationships: [];
      };
      seller_accounts: {
        Row: {
          created_at: string;
          user_id: string;
          username: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          user_id?: string;
          username: string;
        };
        Update: {
          created_at?: string;
          user_id?: string;
          username?: string;
        };
        Relationships: [];
      };
      server_config_revisions: {
        Row: {
          bytes_so_far: number | null;
          changes: NonNullable<Json>;
          id: number;
          keys: string[];
          saved_at: string;
          saved_by: string | null;
          saved_by_discord_id: string | null;
          saved_by_name: string;
          server_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          bytes_so_far?: number | null;
          changes: NonNullable<Json>;
          id?: never;
          keys: string[];
          saved_at?: string;
          saved_by?: string | null;
          saved_by_discord_id?: string | null;
          saved_by_name: string;
          server_id: string;
          version: number;
        };
        Update: {
          bytes_so_far?: number | null;
          changes?: NonNullable<Json>;
          id?: never;
          keys?: string[];
          saved_at?: string;
          saved_by?: string | null;
          saved_by_discord_id?: string | null;
          saved_by_name?: string;
          server_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'server_config_revisions_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: false;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
        ];
      };
      server_configs: {
        Row: {
          config: NonNullable<Json>;
          id: string;
          server_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          config?: NonNullable<Json>;
          id?: string;
          server_id: string;
          version?: number;
        };
        Update: {
          config?: NonNullable<Json>;
          id?: string;
          server_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'server_configs_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: true;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
        ];
      };
      server_member_permissions: {
        Row: {
          allowed_panels: string[];
          confirmed_owner_id: string | null;
          id: string;
          server_id: string;
          server_name: string;
          team_member_id: string;
        };
        ComputedFields: never;
        Insert: {
          allowed_panels?: string[];
          confirmed_owner_id?: string | null;
          id?: string;
          server_id: string;
          server_name: string;
          team_member_id: string;
        };
        Update: {
          allowed_panels?: string[];
          confirmed_owner_id?: string | null;
          id?: string;
          server_id?: string;
          server_name?: string;
          team_member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'server_member_permissions_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: false;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'server_member_permissions_team_member_id_fkey';
            columns: ['team_member_id'];
            isOneToOne: false;
            referencedRelation: 'team_members';
            referencedColumns: ['id'];
          },
        ];
      };
      server_secrets: {
        Row: {
          key: string;
          secret_id: string;
          server_id: string;
          set_at: string;
          set_by_name: string;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          secret_id: string;
          server_id: string;
          set_at?: string;
          set_by_name: string;
        };
        Update: {
          key?: string;
          secret_id?: string;
          server_id?: string;
          set_at?: string;
          set_by_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'server_secrets_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: false;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
        ];
      };
      servers: {
        Row: {
          added_at: string | null;
          has_license: boolean;
          icon: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          last_check: Json | null;
          viewer_opens: boolean | null;
          viewer_role: string | null;
        };
        ComputedFields: 'last_check' | 'viewer_opens' | 'viewer_role';
        Insert: {
          added_at?: string | null;
          has_license?: boolean;
          icon?: string | null;
          id: string;
          name: string;
          owner_id?: string | null;
        };
        Update: {
          added_at?: string | null;
          has_license?: boolean;
          icon?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
        };
        Relationships: [];
      };
      store_changes: {
        Row: {
          after_currency: string | null;
          after_minor: number | null;
          before_currency: string | null;
          before_minor: number | null;
          day: string;
          id: string;
          kind: string;
          membership_id: string | null;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          after_currency?: string | null;
          after_minor?: number | null;
          before_currency?: string | null;
          before_minor?: number | null;
          day: string;
          id?: string;
          kind: string;
          membership_id?: string | null;
          store_id: string;
        };
        Update: {
          after_currency?: string | null;
          after_minor?: number | null;
          before_currency?: string | null;
          before_minor?: number | null;
          day?: string;
          id?: string;
          kind?: string;
          membership_id?: string | null;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_changes_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: false;
            referencedRelation: 'store_memberships';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_changes_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_daily_counts: {
        Row: {
          count: number;
          day: string;
          kind: string;
          referrer: string;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          count: number;
          day: string;
          kind: string;
          referrer: string;
          store_id: string;
        };
        Update: {
          count?: number;
          day?: string;
          kind?: string;
          referrer?: string;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_daily_counts_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_member_emails: {
        Row: {
          email: string;
          member_id: string;
        };
        ComputedFields: never;
        Insert: {
          email: string;
          member_id: string;
        };
        Update: {
          email?: string;
          member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_member_emails_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: true;
            referencedRelation: 'store_members';
            referencedColumns: ['id'];
          },
        ];
      };
      store_members: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          discord_id: string | null;
          display_name: string;
          ended_at: string | null;
          id: string;
          is_ending: boolean;
          is_oversold: boolean;
          membership_id: string;
          provider: string;
          provider_customer_id: string | null;
          provider_reference: string | null;
          since: string;
          status: string;
          store_id: string;
          until: string | null;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          discord_id?: string | null;
          display_name?: string;
          ended_at?: string | null;
          id?: string;
          is_ending?: boolean;
          is_oversold?: boolean;
          membership_id: string;
          provider?: string;
          provider_customer_id?: string | null;
          provider_reference?: string | null;
          since?: string;
          status: string;
          store_id: string;
          until?: string | null;
          user_id?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          discord_id?: string | null;
          display_name?: string;
          ended_at?: string | null;
          id?: string;
          is_ending?: boolean;
          is_oversold?: boolean;
          membership_id?: string;
          provider?: string;
          provider_customer_id?: string | null;
          provider_reference?: string | null;
          since?: string;
          status?: string;
          store_id?: string;
          until?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'store_members_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: false;
            referencedRelation: 'store_memberships';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_members_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_membership_plans: {
        Row: {
          membership_id: string | null;
          plan_id: string;
          provider: string;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          membership_id?: string | null;
          plan_id: string;
          provider: string;
          store_id: string;
        };
        Update: {
          membership_id?: string | null;
          plan_id?: string;
          provider?: string;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_membership_plans_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: false;
            referencedRelation: 'store_memberships';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_membership_plans_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_memberships: {
        Row: {
          archived_at: string | null;
          billing_interval: string | null;
          checkout_url: string | null;
          created_at: string;
          currency: string;
          description: string;
          early_bird_places: number | null;
          early_bird_price_minor: number | null;
          early_bird_until: string | null;
          features: string[];
          id: string;
          is_visible: boolean;
          max_members: number | null;
          name: string;
          payment_type: string;
          position: number;
          price_minor: number;
          role_id: string | null;
          store_id: string;
          version: number;
          taken_places: number | null;
        };
        ComputedFields: 'taken_places';
        Insert: {
          archived_at?: string | null;
          billing_interval?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          currency?: string;
          description?: string;
          early_bird_places?: number | null;
          early_bird_price_minor?: number | null;
          early_bird_until?: string | null;
          features?: string[];
          id?: string;
          is_visible?: boolean;
          max_members?: number | null;
          name: string;
          payment_type: string;
          position?: number;
          price_minor: number;
          role_id?: string | null;
          store_id: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          billing_interval?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          currency?: string;
          description?: string;
          early_bird_places?: number | null;
          early_bird_price_minor?: number | null;
          early_bird_until?: string | null;
          features?: string[];
          id?: string;
          is_visible?: boolean;
          max_members?: number | null;
          name?: string;
          payment_type?: string;
          position?: number;
          price_minor?: number;
          role_id?: string | null;
          store_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'store_memberships_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_payment_secrets: {
        Row: {
          provider: string;
          secret_id: string;
          set_at: string;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          provider: string;
          secret_id: string;
          set_at?: string;
          store_id: string;
        };
        Update: {
          provider?: string;
          secret_id?: string;
          set_at?: string;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_payment_secrets_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_reports: {
        Row: {
          created_at: string;
          details: string;
          id: string;
          kind: string;
          owner_discord_id: string | null;
          reporter_id: string | null;
          review_id: string | null;
          review_rating: number | null;
          review_text: string | null;
          status: string;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          details?: string;
          id: string;
          kind: string;
          owner_discord_id?: string | null;
          reporter_id?: string | null;
          review_id?: string | null;
          review_rating?: number | null;
          review_text?: string | null;
          status?: string;
          store_id: string;
        };
        Update: {
          created_at?: string;
          details?: string;
          id?: string;
          kind?: string;
          owner_discord_id?: string | null;
          reporter_id?: string | null;
          review_id?: string | null;
          review_rating?: number | null;
          review_text?: string | null;
          status?: string;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_reports_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'store_reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      store_reviews: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          hidden_by_site: boolean;
          hidden_reason: string | null;
          id: string;
          rating: number;
          replied_at: string | null;
          reply: string | null;
          store_id: string;
          text: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          hidden_by_site?: boolean;
          hidden_reason?: string | null;
          id?: string;
          rating: number;
          replied_at?: string | null;
          reply?: string | null;
          store_id: string;
          text?: string;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          hidden_by_site?: boolean;
          hidden_reason?: string | null;
          id?: string;
          rating?: number;
          replied_at?: string | null;
          reply?: string | null;
          store_id?: string;
          text?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'store_reviews_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_transactions: {
        Row: {
          amount_minor: number;
          currency: string;
          id: string;
          is_dismissed: boolean;
          kind: string;
          member_id: string | null;
          membership_id: string | null;
          occurred_at: string;
          provider: string;
          reference: string;
          status: string;
          store_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor: number;
          currency: string;
          id?: string;
          is_dismissed?: boolean;
          kind: string;
          member_id?: string | null;
          membership_id?: string | null;
          occurred_at: string;
          provider: string;
          reference: string;
          status: string;
          store_id: string;
        };
        Update: {
          amount_minor?: number;
          currency?: string;
          id?: string;
          is_dismissed?: boolean;
          kind?: string;
          member_id?: string | null;
          membership_id?: string | null;
          occurred_at?: string;
          provider?: string;
          reference?: string;
          status?: string;
          store_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_transactions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'store_members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_transactions_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: false;
            referencedRelation: 'store_memberships';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_transactions_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_waitlist: {
        Row: {
          created_at: string;
          membership_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          membership_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          membership_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'store_waitlist_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: false;
            referencedRelation: 'store_memberships';
            referencedColumns: ['id'];
          },
        ];
      };
      stores: {
        Row: {
          card_path: string | null;
          category: string;
          created_at: string;
          design: NonNullable<Json>;
          hidden_by_site: boolean;
          hidden_reason: string | null;
          id: string;
          is_designed: boolean;
          is_visible: boolean;
          logo_path: string | null;
          name: string;
          owner_id: string;
          refund_policy: string;
          refused_role_ids: string[];
          seller_name: string;
          server_id: string | null;
          server_link: string | null;
          slug: string;
          support_url: string | null;
          tagline: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          card_path?: string | null;
          category?: string;
          created_at?: string;
          design?: NonNullable<Json>;
          hidden_by_site?: boolean;
          hidden_reason?: string | null;
          id?: string;
          is_designed?: boolean;
          is_visible?: boolean;
          logo_path?: string | null;
          name: string;
          owner_id?: string;
          refund_policy?: string;
          refused_role_ids?: string[];
          seller_name?: string;
          server_id?: string | null;
          server_link?: string | null;
          slug: string;
          support_url?: string | null;
          tagline?: string;
          version?: number;
        };
        Update: {
          card_path?: string | null;
          category?: string;
          created_at?: string;
          design?: NonNullable<Json>;
          hidden_by_site?: boolean;
          hidden_reason?: string | null;
          id?: string;
          is_designed?: boolean;
          is_visible?: boolean;
          logo_path?: string | null;
          name?: string;
          owner_id?: string;
          refund_policy?: string;
          refused_role_ids?: string[];
          seller_name?: string;
          server_id?: string | null;
          server_link?: string | null;
          slug?: string;
          support_url?: string | null;
          tagline?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'stores_server_id_fkey';
            columns: ['server_id'];
            isOneToOne: false;
            referencedRelation: 'servers';
            referencedColumns: ['id'];
          },
        ];
      };
      team_members: {
        Row: {
          added_at: string;
          added_by: string | null;
          allowed_panels: string[];
          custom_role: string | null;
          discord_id: string | null;
          id: string;
          name: string;
          name_color: string | null;
          nickname: string | null;
          panel_role: string;
          profile_picture: string | null;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          added_by?: string | null;
          allowed_panels?: string[];
          custom_role?: string | null;
          discord_id?: string | null;
          id?: string;
          name: string;
          name_color?: string | null;
          nickname?: string | null;
          panel_role?: string;
          profile_picture?: string | null;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          allowed_panels?: string[];
          custom_role?: string | null;
          discord_id?: string | null;
          id?: string;
          name?: string;
          name_color?: string | null;
          nickname?: string | null;
          panel_role?: string;
          profile_picture?: string | null;
        };
        Relationships: [];
      };
      verifications: {
        Row: {
          discord_id: string;
          user_id: string;
          verified_at: string;
        };
        ComputedFields: never;
        Insert: {
          discord_id: string;
          user_id: string;
          verified_at?: string;
        };
        Update: {
          discord_id?: string;
          user_id?: string;
          verified_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_server: { Args: { server_id: string }; Returns: Json };
      add_store_member: {
        Args: {
          discord_id: string;
          display_name?: string;
          member_id: string;
          membership_id: string;
          store_id: string;
          until?: string;
        };
        Returns: string;
      };
      ask_for_access: { Args: { server_id: string }; Returns: Json };
      assign_plan: {
        Args: { membership_id: string; plan_id: string; provider: string; store_id: string };
        Returns: string;
      };
      buyer_references: { Args: { store_id: string }; Returns: Json };
      change_store_member: { Args: { is_ended: boolean; member_id: string }; Returns: string };
      claim_memberships: { Args: { address: string }; Returns: Json };
      config_changes: { Args: { after?: string }; Returns: Json };
      confirm_editors: { Args: { member_ids: string[]; server_id: string }; Returns: string };
      confirm_membership: { Args: { is_mine: boolean; member_id: string }; Returns: string };
      count_store_step: {
        Args: { kind: string; referrer?: string; store_id: string };
        Returns: undefined;
      };
      decline_access_request: { Args: { request_id: string }; Returns: string };
      delete_store_review: { Args: { store_id: string; version: number }; Returns: Json };
      discord_token: { Args: { user_id: string }; Returns: Json };
      dismiss_plan: {
        Args: { plan_id: string; provider: string; store_id: string };
        Returns: string;
      };
      dismiss_reports: {
        Args: {
          decision_id: string;
          last_decision: string;
          open_reports: number;
          reason: string;
          store_id: string;
        };
        Returns: string;
      };
      dismiss_review_reports: {
        Args: {
          decision_id: string;
          last_decision: string;
          open_reports: number;
          reason: string;
          review_id: string;
          seen_version: number;
        };
        Returns: string;
      };
      end_sessions: { Args: { session_id: string }; Returns: string };
      hide_review: {
        Args: {
          decision_id: string;
          last_decision: string;
          reason: string;
          review_id: string;
          seen_version: number;
        };
        Returns: string;
      };
      hide_store: {
        Args: { decision_id: string; last_decision: string; reason: string; store_id: string };
        Returns: string;
      };
      import_store_members: {
        Args: { is_trial: boolean; rows: Json; store_id: string };
        Returns: Json;
      };
      is_slug_free: { Args: { slug: string; store_id?: string }; Returns: boolean };
      is_username_free: { Args: { username: string }; Returns: boolean };
      join_waitlist: { Args: { membership_id: string }; Returns: Json };
      keep_discord_token: {
        Args: { access_token: string; expires_in: number; refresh_token: string; user_id: string };
        Returns: undefined;
      };
      known_server: { Args: { server_id: string }; Returns: Json };
      last_check: {
        Args: {
          server: Omit<
            Database['public']['Tables']['servers']['Row'],
            Database['public']['Tables']['servers']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      leave_waitlist: { Args: { membership_id: string }; Returns: string };
      link_store_member: { Args: { discord_id: string; member_id: string }; Returns: string };
      listed_stores: {
        Args: {
          after_place?: string;
          in_category?: string;
          page_size?: number;
          search?: string;
          sort_by?: string;
        };
        Returns: {
          billing_interval: string;
          category: string;
          created_at: string;
          currency: string;
          id: string;
          is_early_bird: boolean;
          is_sold_out: boolean;
          logo_path: string;
          members: number;
          name: string;
          place: string;
          price_minor: number;
          primary_color: string;
          rating: number;
          reviews: number;
          secondary_color: string;
          slug: string;
          tagline: string;
          use_gradient: boolean;
        }[];
      };
      may_add_editors: { Args: { server_id: string }; Returns: boolean };
      membership_roles: {
        Args: {
          after_discord_id?: string;
          after_role?: string;
          after_server?: string;
          last_server?: string;
          page_size?: number;
        };
        Returns: {
          discord_id: string;
          is_due: boolean;
          role_id: string;
          server_id: string;
        }[];
      };
      moderation_decisions: { Args: { page?: number; page_size?: number }; Returns: Json };
      moderation_reports: {
        Args: { page?: number; page_size?: number; status?: string };
        Returns: Json;
      };
      my_memberships: { Args: Record<PropertyKey, never>; Returns: Json };
      my_server_facts: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sessions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_waiting_lists: { Args: Record<PropertyKey, never>; Returns: Json };
      order_memberships: {
        Args: { ids: string[]; store_id: string };
        Returns: {
          membership_id: string;
          place: number;
        }[];
      };
      payment_secret: { Args: { provider: string; store_id: string }; Returns: string };
      payment_setup: { Args: { store_id: string }; Returns: Json };
      platform_owner_id: { Args: Record<PropertyKey, never>; Returns: string };
      record_guild_access: { Args: { guilds: Json; user_id: string }; Returns: undefined };
      record_guild_names: {
        Args: { channels: Json; checked_at: string; roles: Json; server_id: string };
        Returns: string;
      };
      record_health_check: {
        Args: {
          checked_at: string;
          checker: string;
          is_whole: boolean;
          problems: Json;
          server_id: string;
        };
        Returns: string;
      };
      record_messages: {
        Args: {
          outcome: string;
          rest?: number;
          sender: string;
          tried: number[];
          untried: number[];
        };
        Returns: string;
      };
      record_payment_event: {
        Args: { event: Json; provider: string; store_id: string };
        Returns: string;
      };
      record_server_link: {
        Args: {
          allowed?: string[];
          asked?: string[];
          discord_id: string;
          may_manage: boolean;
          server_id: string;
        };
        Returns: undefined;
      };
      record_server_owner: { Args: { owner_id: string; server_id: string }; Returns: undefined };
      record_verification: { Args: { discord_id: string; user_id: string }; Returns: undefined };
      refuse_memberships: { Args: { store_id: string }; Returns: string };
      replace_member_permissions: { Args: { member_id: string; rows: Json }; Returns: undefined };
      reply_to_review: {
        Args: { before: string; reply: string; review_id: string; version: number };
        Returns: Json;
      };
      report_review: {
        Args: { details?: string; kind: string; report_id: string; review_id: string };
        Returns: string;
      };
      report_store: {
        Args: { details?: string; kind: string; report_id: string; store_id: string };
        Returns: string;
      };
      require_factor_of_editors: {
        Args: { is_required: boolean; server_id: string };
        Returns: string;
      };
      restore_review: {
        Args: {
          decision_id: string;
          last_decision: string;
          reason: string;
          review_id: string;
          seen_version: number;
        };
        Returns: string;
      };
      restore_store: {
        Args: { decision_id: string; last_decision: string; reason: string; store_id: string };
        Returns: string;
      };
      role_changes: { Args: { after?: string }; Returns: Json };
      save_server_config: {
        Args: { base_version: number; changes: Json; server_id: string };
        Returns: Json;
      };
      save_store_review: {
        Args: { rating: number; store_id: string; text: string; version?: number };
        Returns: Json;
      };
      send_test_notice: { Args: { server_id: string }; Returns: string };
      server_access_requests: { Args: { server_id: string }; Returns: Json };
      server_config: {
        Args: { server_id: string };
        Returns: {
          config: Json;
          keys: string[];
          version: number;
        }[];
      };
      server_config_as_of: {
        Args: { last_version?: number; moment?: string; server_id: string };
        Returns: {
          config: Json;
          since: string;
          version: number;
        }[];
      };
      server_history: {
        Args: {
          older_than?: number;
          page_size?: number;
          panel?: string;
          person?: string;
          server_id: string;
          setting?: string;
        };
        Returns: {
          changes: Json;
          id: number;
          saved_at: string;
          saved_by_discord_id: string;
          saved_by_name: string;
          saved_by_picture: string;
          version: number;
        }[];
      };
      server_history_people: {
        Args: { server_id: string };
        Returns: {
          name: string;
          person: string;
        }[];
      };
      server_links_due: {
        Args: { server_id?: string };
        Returns: {
          discord_id: string;
          role_ids: string[];
          server_id: string;
        }[];
      };
      server_notices: { Args: { server_id: string }; Returns: Json };
      server_secret: { Args: { key: string; server_id: string }; Returns: string };
      server_stores: { Args: { server_id: string }; Returns: Json };
      set_notice_webhook: { Args: { address: string; server_id: string }; Returns: string };
      set_payment_secret: {
        Args: { provider: string; secret: string; store_id: string };
        Returns: string;
      };
      settings_to_check: { Args: { server_id: string }; Returns: Json };
      settings_with_names: { Args: { server_id: string; wanted: string[] }; Returns: Json };
      site_presence: { Args: { visit: string }; Returns: Json };
      store_counts: { Args: { days?: number; store_id: string }; Returns: Json };
      store_members_after: {
        Args: {
          after_id?: string;
          after_time?: string;
          membership_id?: string;
          page_size?: number;
          provider?: string;
          search?: string;
          status?: string;
          store_id: string;
        };
        Returns: Json;
      };
      store_members_page: {
        Args: {
          membership_id?: string;
          page?: number;
          page_size?: number;
          provider?: string;
          search?: string;
          sort_by?: string;
          status?: string;
          store_id: string;
        };
        Returns: Json;
      };
      store_months: { Args: { store_id: string }; Returns: Json };
      store_overview: { Args: { days?: number; store_id: string }; Returns: Json };
      store_page: { Args: { store: string }; Returns: Json };
      store_reviews_page: {
        Args: {
          page?: number;
          page_size?: number;
          rating?: number;
          reply?: string;
          search?: string;
          store_id: string;
        };
        Returns: Json;
      };
      store_transactions_after: {
        Args: {
          after_id?: string;
          after_time?: string;
          currency?: string;
          from_time?: string;
          kind?: string;
          membership_id?: string;
          page_size?: number;
          search?: string;
          status?: string;
          store_id: string;
          to_time?: string;
        };
        Returns: Json;
      };
      store_transactions_page: {
        Args: {
          currency?: string;
          from_time?: string;
          kind?: string;
          membership_id?: string;
          page?: number;
          page_size?: number;
          search?: string;
          status?: string;
          store_id: string;
          to_time?: string;
        };
        Returns: Json;
      };
      take_messages: { Args: Record<PropertyKey, never>; Returns: Json };
      taken_places: {
        Args: {
          membership: Omit<
            Database['public']['Tables']['store_memberships']['Row'],
            Database['public']['Tables']['store_memberships']['ComputedFields']
          >;
        };
        Returns: number;
      };
      team_page: {
        Args: { after_id?: string; page_size?: number; server_id?: string };
        Returns: {
          added_at: string;
          added_by: string;
          allowed_panels: string[];
          custom_role: string;
          discord_id: string;
          id: string;
          last_change_at: string;
          name: string;
          name_color: string;
          nickname: string;
          panel_role: string;
          profile_picture: string;
          server_member_permissions: Json;
        }[];
      };
      unlink_store: { Args: { server_id: string; store_id: string }; Returns: string };
      unread_payment_events: { Args: { provider: string; store_id: string }; Returns: Json };
      unused_pictures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      viewer_opens: {
        Args: {
          server: Omit<
            Database['public']['Tables']['servers']['Row'],
            Database['public']['Tables']['servers']['ComputedFields']
          >;
        };
        Returns: boolean;
      };
      viewer_rights: { Args: Record<PropertyKey, never>; Returns: Json };
      viewer_role: {
        Args: {
          server: Omit<
            Database['public']['Tables']['servers']['Row'],
            Database['public']['Tables']['servers']['ComputedFields']
          >;
        };
        Returns: string;
      };
      waiting_since: { Args: { membership_id: string }; Returns: Json };
      waitlist_counts: { Args: { store_id: string }; Returns: Json };
      waitlist_page: {
        Args: { membership_id: string; page?: number; page_size?: number };
        Returns: Json;
      };
      withdraw_access_request: { Args: { server_id: string }; Returns: string };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
