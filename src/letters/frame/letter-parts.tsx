import { Button } from '@react-email/button';
import { Heading as Title } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { look } from './letter-style.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...look('ink', { fontSize: '16px', lineHeight: '25px', margin: '0 0 14px' })}>{children}</Text>;
}

/** Heading of a part of a long letter; screen readers jump between headings. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <Title as="h2" {...look('ink', { fontSize: '20px', lineHeight: '26px', margin: '0 0 14px' })}>
      {children}
    </Title>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <Text {...look('soft', { fontSize: '14px', lineHeight: '21px', margin: '0 0 10px' })}>{children}</Text>;
}

/** Label above its value, as on a boarding pass. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text {...look('ink', { fontSize: '16px', lineHeight: '23px', margin: '0 0 10px' })}>
      <span {...look('soft', { fontSize: '13px' })}>{label}</span>
      <br />
      <strong>{children}</strong>
    </Text>
  );
}

/** A news item: its day, its title, and its summary. */
export function NewsItem({ label, title, children }: { label: string; title: ReactNode; children: ReactNode }) {
  return (
    <Text {...look('ink', { fontSize: '16px', lineHeight: '23px', margin: '0 0 14px' })}>
      <span {...look('soft', { fontSize: '13px' })}>{label}</span>
      <br />
      <strong>{title}</strong>
      {children === null ? null : <br />}
      {children}
    </Text>
  );
}

/** Six digits to type elsewhere, without spaces so that they can be copied. */
export function Code({ children }: { children: string }) {
  return (
    <Section {...look('quote', { borderRadius: '8px', margin: '0 0 14px', padding: '14px 16px' })}>
      <Text
        {...look('ink', {
          fontSize: '32px',
          fontWeight: 700,
          letterSpacing: '6px',
          lineHeight: '40px',
          margin: 0,
          textAlign: 'center',
        })}
      >
        {children}
      </Text>
    </Section>
  );
}

export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} {...look('link', { textDecoration: 'underline' })}>
      {children}
    </Link>
  );
}

export function MailAddress({ children }: { children: string }) {
  return (
    <Link
      href={`mailto:${encodeURIComponent(children).replaceAll('%40', '@')}`}
      {...look('link', { textDecoration: 'underline' })}
    >
      {children}
    </Link>
  );
}

export function LetterAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Button
        href={href}
        {...look('action', {
          borderRadius: '8px',
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '20px',
          padding: '12px 20px',
        })}
      >
        {children}
      </Button>
    </Section>
  );
}

/** Perforated line between two parts. */
export function Cut() {
  return <Hr {...look('cut', { borderStyle: 'dashed', borderWidth: '1px 0 0', margin: '20px 0' })} />;
}

/** Text by a person, with its line ends. */
export function QuotedText({ children }: { children: string }) {
  return (
    <Section {...look('quote', { borderRadius: '8px', padding: '14px 16px', tableLayout: 'fixed' })}>
      <Text {...look('ink', { fontSize: '16px', lineHeight: '25px', margin: 0 })}>{withBreaks(children)}</Text>
    </Section>
  );
}

/**
 * Makes an element for each line, because some mail programs do not know `white-space: pre-line`. The plain
 * text of the letter is also made from these elements.
 */
function withBreaks(text: string): ReactNode {
  const [first, ...others] = text.split('\n');
  return createElement(Fragment, null, first, ...others.flatMap((line) => [createElement('br'), line]));
}
