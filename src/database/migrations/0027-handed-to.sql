-- Whom an application was handed to: the contact of its offer, or who takes those of offers that name none.

alter table applications add column handed_to text
  check (handed_to in ('contact', 'desk', 'mailbox'));  -- null until its message leaves
