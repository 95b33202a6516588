-- Recipient of an application: the contact of its offer, or the desk for offers without a contact.

alter table applications add column handed_to text
  check (handed_to in ('contact', 'desk', 'mailbox'));  -- null until its message leaves
