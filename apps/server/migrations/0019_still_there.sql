-- When its owner last said that the product is still there to be sold. For the owner alone: pages of buyers say nothing of it.
alter table products add column still_there_at timestamptz;
