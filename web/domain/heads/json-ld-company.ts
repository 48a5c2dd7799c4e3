import type { OrganizationLeaf, Place } from 'schema-dts'
import type { Office } from '../../../schema/content/site-settings'
import { text } from '../../../schema/locale'
import type { HeadInput } from '../../lib/page'
import { publisher } from './json-ld'

function place(office: Office, { locale }: HeadInput): Place {
  const locality = text(office, 'locality', locale)
  const [streetAddress = ''] = text(office, 'address', locale).split(`, ${locality}`)
  return {
    '@type': 'Place',
    name: text(office, 'name', locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: locality,
      addressCountry: office.country,
    },
    telephone: office.phone,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: office.coordinates.lat,
      longitude: office.coordinates.lng,
    },
  }
}

export function company(input: HeadInput): OrganizationLeaf {
  const { company, socials } = input.settings.site
  return {
    ...publisher(input),
    legalName: company.legalName,
    email: company.email,
    sameAs: [company.mainSite, ...socials.map(({ url }) => url)],
  }
}

export function companyWithOffices(input: HeadInput): OrganizationLeaf {
  return {
    ...company(input),
    location: input.settings.site.offices.map((office) => place(office, input)),
  }
}
