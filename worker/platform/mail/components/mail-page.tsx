import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Link, Preview, Section, Text } from 'react-email'
import { brandColours } from '../../../../schema/brand'
import type { Locale } from '../../../../schema/locale'
import { daySheet, hairline, nightSheet, outlookSheet, set } from '../look'
import type { Link as Target } from '../types'
import { BrandHead } from './brand-head'

interface MailPageProps {
  language: Locale
  subject: string
  preview: string
  footer: ReactNode
  children: ReactNode
}

export function MailPage({ language, subject, preview, footer, children }: MailPageProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <style>{daySheet}</style>
        <style>{nightSheet}</style>
      </Head>
      <Body lang={language} className="paper">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant comment */}
        <div dangerouslySetInnerHTML={{ __html: outlookSheet }} />
        <Preview useTitleTag={false}>{preview}</Preview>
        <Section
          className="paper"
          style={{ background: brandColours.paper[0], padding: '20px 8px 32px' }}
        >
          <Container className="frame" style={{ maxWidth: 600 }}>
            <Section
              className="card line"
              style={{
                background: brandColours.card[0],
                border: hairline,
                borderRadius: 8,
                padding: 10,
                borderCollapse: 'separate',
              }}
            >
              <BrandHead language={language} />
              <Section tdClassName="pad" style={{ padding: '30px 30px 14px' }}>
                {children}
              </Section>
            </Section>
            <Section tdClassName="pad" style={{ padding: '20px 30px 0' }}>
              {footer}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

export function MailFooter({
  texts,
  links,
  lang,
}: {
  texts: readonly string[]
  links: readonly Target[]
  lang?: Locale
}) {
  return (
    <div lang={lang}>
      {texts.map((text) => (
        <Text key={text} className="muted" style={set(13, 'muted', { margin: '0 0 10px' })}>
          {text}
        </Text>
      ))}
      {links.length > 0 && (
        <Text className="muted" style={set(13, 'muted', { margin: 0, lineHeight: 1.8 })}>
          {links.map(({ label, url }, index) => (
            <span key={label}>
              {index > 0 && ' \u00a0·\u00a0 '}
              <Link
                className="muted"
                href={url}
                style={{ ...set(13, 'muted'), textDecorationLine: 'underline' }}
              >
                {label}
              </Link>
            </span>
          ))}
        </Text>
      )}
    </div>
  )
}
