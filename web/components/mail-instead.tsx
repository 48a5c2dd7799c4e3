import { site } from '../../schema/site'

/** What stands in a form's place where no scripts run. */
export function MailInstead({ text }: { text: string }) {
  return (
    <p className="rounded-card border border-line bg-card p-6 js:hidden">
      {text}{' '}
      <a href={`mailto:${site.company.email}`} className="text-accent underline">
        {site.company.email}
      </a>
    </p>
  )
}
