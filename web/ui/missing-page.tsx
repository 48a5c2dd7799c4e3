import { buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

interface MissingPageProps {
  title: string
  text: string
  back: { to: string; label: string }
}

export function MissingPage({ title, text, back }: MissingPageProps) {
  return (
    <div className="page py-24 text-center">
      <h1 className="text-title">{title}</h1>
      <p className="mx-auto mt-3 mb-6 max-w-md text-pretty text-muted">{text}</p>
      <SiteLink to={back.to} className={buttonStyles.primary}>
        {back.label}
      </SiteLink>
    </div>
  )
}
