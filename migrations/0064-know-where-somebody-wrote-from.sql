-- Leaving the token out or throwing a cookie away must not end a moderator's pause (docs/product.md §10 Community and
-- moderation). The key stands for the network address, which itself is not kept; it goes thirty days after the writing.
create table writer_networks (
  author_key text not null,
  network_key text not null,
  seen_at timestamptz not null,
  primary key (author_key, network_key)
);
create index writer_networks_of_network on writer_networks (network_key);
create index writer_networks_seen on writer_networks (seen_at);
