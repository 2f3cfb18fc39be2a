-- What a post says, for its owner, who edits a product beside the words that it was read from. Null until it is read again.
alter table seen_posts add column caption text;
