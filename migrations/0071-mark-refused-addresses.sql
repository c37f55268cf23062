-- Addresses that a mail server has refused for good (product §10 E-mails; decision 0136): who they are, and why.
create table refused_addresses (
  email text primary key check (email = lower(email)),
  reason text not null,
  refused_at timestamptz not null
);

-- Each lane takes what is due of its own kind.
create index outgoing_mails_due_transactional on outgoing_mails (due_at) where sent_at is null and list_key is null;
create index outgoing_mails_due_bulk on outgoing_mails (due_at) where sent_at is null and list_key is not null;
