import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type ReactNode, use } from 'react';
import type { Locale } from '#words/locale.ts';
import { Subject } from './subject.ts';
import { darkStyles, fonts, look } from './letter-style.ts';

type Props = {
  locale: Locale;
  preview: string;
  /** First line of the letter, above its paper. */
  above?: ReactNode;
  children: ReactNode;
};

/**
 * Layout of every message: paper, a perforated edge, ink. It is light or dark, as the reader's mail program
 * is set.
 */
export function LetterFrame({ locale, preview, above, children }: Props) {
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{use(Subject)}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      {/* The paper is a Section inside Body, because the library moves the style of Body to a table cell
          and gives this cell no class. */}
      <Body style={{ margin: 0 }}>
        <Section {...look('paper', { fontFamily: fonts, padding: '24px 12px' })}>
          {above}
          <Container
            {...look('sheet', {
              borderWidth: '1px',
              borderStyle: 'solid',
              borderRadius: '12px',
              maxWidth: '600px',
              // Breaks very long words by a fixed layout, because most mail programs do not know
              // `overflow-wrap: anywhere`.
              tableLayout: 'fixed',
              overflowWrap: 'break-word',
              wordBreak: 'break-word',
            })}
          >
            <Section {...look('cover', { borderRadius: '11px 11px 0 0', padding: '20px 28px' })}>
              <Brand />
            </Section>
            <Section style={{ padding: '20px 28px 28px', tableLayout: 'fixed' }}>{children}</Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

/**
 * The mark and the name. The mark is drawn with colours and a letter instead of a picture, because mail
 * programs block pictures at first and do not know SVG. Programs without round corners show a square.
 */
function Brand() {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td data-skip-in-text="true" aria-hidden="true">
            <div {...look('mark', { borderRadius: '22px', height: '44px', textAlign: 'center', width: '44px' })}>
              <span {...look('mark', markStyle)}>➤</span>
            </div>
          </td>
          <td style={{ padding: '0 0 0 14px' }}>
            <Text {...look('cover', { fontSize: '18px', fontWeight: 700, lineHeight: '24px', margin: 0 })}>
              Mon Volontariat International
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The dashed ring of the mark, and the paper plane that takes off. */
const markStyle = {
  borderRadius: '17px',
  borderStyle: 'dashed',
  borderWidth: '1px',
  display: 'inline-block',
  fontSize: '24px',
  height: '32px',
  lineHeight: '32px',
  marginTop: '5px',
  transform: 'rotate(-24deg)',
  width: '32px',
} as const;
