import { buttonStyles } from './button-styles'
import { PosterPage } from './poster-page'
import { SearchForm } from './search-form'
import { SiteLink } from './site-link'

interface MissingPageProps {
  title: string
  text: string
  back: { to: string; label: string }
}

export function MissingPage({ title, text, back }: MissingPageProps) {
  return (
    <PosterPage picture="@assets/art/lost-sampan" title={title} text={text}>
      <div className="mt-6 max-w-md">
        <SearchForm />
      </div>
      <SiteLink to={back.to} className={`${buttonStyles.primary} mt-5`}>
        {back.label}
      </SiteLink>
    </PosterPage>
  )
}
