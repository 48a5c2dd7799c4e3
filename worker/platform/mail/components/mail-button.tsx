import { Button, Section } from 'react-email'
import type { Link } from '../letter'
import { action, onAction, set } from '../look'

export function MailButton({ label, url }: Link) {
  return (
    <Section style={{ padding: '8px 0 22px' }}>
      <Button
        href={url}
        style={set(16, 'ink', {
          background: action,
          color: onAction,
          borderRadius: 10,
          padding: '14px 26px',
          fontWeight: 600,
        })}
      >
        {label}
      </Button>
    </Section>
  )
}
