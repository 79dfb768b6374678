alter table private.refused_stores add constraint refused_stores_length
  check (char_length(discord_id) <= 20) not valid;
