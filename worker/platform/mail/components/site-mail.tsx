import { Heading, Text } from 'react-email'
import type { SiteSettings } from '../../../../schema/content/site-settings'
import type { Letter } from '../letter'
import { set, setTitle } from '../look'
import { senderOf } from '../texts/mail-texts'
import { MailBlock } from './mail-blocks'
import { MailFooter } from './mail-footer'
import { MailPage } from './mail-page'

export function SiteMail({ letter, settings }: { letter: Letter; settings: SiteSettings }) {
  const { language, subject, preheader, kicker, title, blocks, footer, footerLinks } = letter
  return (
    <MailPage
      language={language}
      subject={subject}
      preview={preheader}
      footer={<MailFooter texts={[...footer, senderOf(language, settings)]} links={footerLinks} />}
    >
      <Text
        className="accent"
        style={set(13, 'accent', {
          margin: '0 0 6px',
          fontWeight: 600,
          lineHeight: 1.5,
          letterSpacing: '.04em',
        })}
      >
        {kicker}
      </Text>
      <Heading className="ink display title" style={setTitle(29, { margin: '0 0 18px' })}>
        {title}
      </Heading>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
        <MailBlock key={index} block={block} />
      ))}
    </MailPage>
  )
}
