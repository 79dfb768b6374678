-- A text of at most 100 characters could have any number of spaces around it. Existing rows are not checked.
alter table private.staff_cards
  add constraint staff_cards_length check (char_length(name) <= 200 and char_length(role) <= 200) not valid;
alter table public.managed_users add constraint managed_users_panel_id_length check (char_length(panel_id) <= 200) not valid;
alter table public.team_members add constraint team_members_name_length check (char_length(name) <= 200) not valid;
alter table public.stores
  add constraint stores_length check (char_length(name) <= 200 and char_length(hidden_reason) <= 2000) not valid;
alter table public.store_memberships add constraint store_memberships_name_length check (char_length(name) <= 200) not valid;
alter table public.store_reviews
  add constraint store_reviews_hidden_reason_length check (char_length(hidden_reason) <= 2000) not valid;
alter table public.moderation_log add constraint moderation_log_reason_length check (char_length(reason) <= 2000) not valid;
