import '../../styles/styles.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { ArticleSkeletons } from '../../domain/articles/article-card'
import { TextField } from '../../domain/forms/text-field'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { HotelIconLink, PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { TripForm } from '../../domain/trips/trip-form'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { LocaleContext } from '../../lib/locale-context'
import { type PageData, PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { ContentCarousel } from '../../ui/content-carousel'
import { FilterChips } from '../../ui/filter-chips'
import { Fold } from '../../ui/fold'
import { CheckField, SearchField, SelectField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { MissingPage } from '../../ui/missing-page'
import { NumberedRow } from '../../ui/numbered-row'
import { PlacePoster } from '../../ui/place-poster'
import { Rating } from '../../ui/rating'
import { SectionHeading } from '../../ui/section-heading'
import { ShareButton } from '../../ui/share-button'
import { SquareCard } from '../../ui/square-card'
import { EmptyState, LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { Toasts } from '../../ui/toasts'

await loadTexts('en', ['shell', 'trips'])

const pageData: PageData = {
  ...samplePageData,
  settings: { ...samplePageData.settings, defaultLocale: 'en' },
  today: '2026-11-21',
}
const names = ['Ha Long Bay', 'ĐƯỜNG ẾCH Ộ', 'Hoi An', 'Sapa', 'Hue']
const saved = {
  kind: 'guide' as const,
  slug: 'day-1',
  titleVi: 'Ngày 1',
  titleEn: 'Day 1',
  picture: null,
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-b border-line py-10">
      <div className="page">
        <h2 className="mb-4 text-sm font-semibold text-muted">{name}</h2>
        {children}
      </div>
    </section>
  )
}

/** Every component of the design system in each of its states, to be looked at. */
function Components() {
  const [choice, setChoice] = useState('all')
  useEffect(() => {
    showToast({ title: 'Saved', text: 'Hoi An', action: { label: 'Undo', onClick: () => {} } })
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <main>
      <ListHero
        title="ĐƯỜNG ẾCH Ộ, Thirty days"
        intro="The head of a list."
        counters={[{ count: 30, label: 'guides' }]}
        picture="@assets/art/guide-12"
      />
      <Part name="Buttons">
        <div className="flex flex-wrap gap-3">
          {(['primary', 'secondary', 'quiet'] as const).map((style) => (
            <button key={style} type="button" className={buttonStyles[style]}>
              {style}
            </button>
          ))}
          <button type="button" disabled className={buttonStyles.primary}>
            disabled
          </button>
          <PartnerLink href="https://hotels.example/" className={buttonStyles.secondary}>
            Partner link
          </PartnerLink>
        </div>
        <div className="mt-4 flex flex-wrap gap-3 rounded-card bg-night p-5">
          <button type="button" className={buttonStyles.onPicture}>
            on a picture
          </button>
          <SaveButton item={saved} />
          <SaveButton item={saved} withText />
          <ShareButton title="Day 1" path="/plan-your-trip/day-1" withText />
        </div>
      </Part>
      <Part name="Badges and ratings">
        <div className="flex flex-wrap items-center gap-3">
          {(['plain', 'outline', 'paper', 'north', 'central', 'south'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Rating value={4.7} withSource />
        </div>
      </Part>
      <Part name="Form controls">
        <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
          <SearchField label="Search" name="q" value="" placeholder="phở…" onChange={() => {}} />
          <SelectField
            label="Select"
            name="s"
            value="a"
            options={[{ value: 'a', label: 'All' }]}
            onChange={() => {}}
          />
          <TextField label="Text" name="t" maxLength={10} required />
          <TextField
            label="Text with an error"
            name="e"
            maxLength={10}
            error="This is not right."
          />
          <CheckField label="Check" name="c" checked onChange={() => {}} />
        </div>
        <div className="mt-4">
          <FilterChips
            label="Chips"
            path="/"
            name="category"
            value={choice}
            options={['all', 'food', 'culture'].map((value) => ({ value, label: value }))}
            onChange={setChoice}
          />
        </div>
      </Part>
      <Part name="Headings and breadcrumbs">
        <Breadcrumbs steps={[{ to: '/', label: 'Destinations' }]} here="Hoi An" />
        <SectionHeading
          title="A section: ĐƯỜNG ẾCH Ộ"
          intro="What it is about."
          more={{ to: '/', label: 'See all' }}
        />
      </Part>
      <Part name="Cards of topics, rows of guides">
        <div className="grid grid-cols-2 gap-7 sm:grid-cols-4">
          {names.slice(0, 2).map((name) => (
            <SquareCard
              key={name}
              to="/"
              title={name}
              picture="@assets/art/topic-noodle-soups"
              line="4 minutes · Food"
            />
          ))}
        </div>
        <ul className="mt-7">
          <NumberedRow to="/" number={7} title="ĐƯỜNG ẾCH Ộ" heading="h3" line="5 minutes · Hoi An">
            <HotelIconLink place="hoi-an" label="Hotels of the guide" />
          </NumberedRow>
        </ul>
      </Part>
      <Part name="Places: a poster, and a card with more on paper">
        <ul className="grid gap-7 sm:grid-cols-4">
          <PlacePoster
            to="/"
            name="ĐƯỜNG ẾCH Ộ"
            picture="@assets/art/hoi-an"
            line="One line about it"
          />
          <PlacePoster to="/" name="ĐƯỜNG ẾCH Ộ" picture="@assets/art/hoi-an" isWide>
            <p className="grow font-semibold">From $10</p>
            <HotelIconLink place="hoi-an" label="Hotels" />
          </PlacePoster>
        </ul>
        <Fold title="A part that opens">What was folded.</Fold>
      </Part>
      <ContentCarousel title="Content carousel" items={names} keyOf={(name) => name}>
        {(name) => <div className="rounded-card border border-line bg-card p-10">{name}</div>}
      </ContentCarousel>
      <Part name="Loading, empty, error">
        <div className="grid gap-6">
          <ArticleSkeletons count={3} className="grid gap-7 sm:grid-cols-3" />
          <EmptyState
            title="Nothing found"
            text="Try other words."
            action={{ label: 'Reset', onClick: () => {} }}
          />
          <LoadError error={new Error('no network')} onRetry={() => {}} />
        </div>
        <MissingPage
          title="Not found"
          text="It does not exist."
          back={{ to: '/', label: 'Back' }}
        />
      </Part>
      <Part name="Trip form">
        <TripForm />
      </Part>
      <ClosingCall title="What to do next" text="In a few words.">
        <button type="button" className={buttonStyles.primary}>
          Go on
        </button>
      </ClosingCall>
      <NewsletterForm />
      <Toasts />
    </main>
  )
}

const container = document.getElementById('app')
if (!container) throw new Error('the page has no #app')
createRoot(container).render(
  <PageDataContext value={pageData}>
    <LocaleContext value="en">
      <I18nextProvider i18n={getI18n('en')}>
        <MemoryRouter>
          <Components />
        </MemoryRouter>
      </I18nextProvider>
    </LocaleContext>
  </PageDataContext>,
)
