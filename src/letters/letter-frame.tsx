import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#words/locale.ts';
import { colours, fonts } from './letter-style.ts';

type Props = { locale: Locale; preview: string; children: ReactNode };

/**
 * The sheet that every message is written on: paper, a perforated edge, ink. Mail programs read no style
 * sheet, so styles are inline.
 */
export function LetterFrame({ locale, preview, children }: Props) {
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: fonts,
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Container
          style={{
            backgroundColor: colours.sheet,
            border: `1px solid ${colours.line}`,
            borderRadius: '12px',
            maxWidth: '600px',
            // A word of hundreds of letters breaks; `anywhere` is unknown to most mail programs.
            tableLayout: 'fixed',
            overflowWrap: 'break-word',
            wordBreak: 'break-word',
          }}
        >
          <Section style={{ backgroundColor: colours.cover, borderRadius: '11px 11px 0 0', padding: '20px 28px' }}>
            <Text style={{ color: colours.onCover, fontSize: '18px', fontWeight: 700, lineHeight: '24px', margin: 0 }}>
              Mon Volontariat International
            </Text>
          </Section>
          <Section style={{ padding: '20px 28px 28px', tableLayout: 'fixed' }}>{children}</Section>
        </Container>
      </Body>
    </Html>
  );
}
