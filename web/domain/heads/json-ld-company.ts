import type { OrganizationLeaf, Place } from 'schema-dts'
import { text } from '../../../schema/locale'
import { type Office, site } from '../../../schema/site'
import type { HeadInput } from '../../lib/page'
import { publisher } from './json-ld'

function place(office: Office, { locale }: HeadInput): Place {
  const locality = text(office, 'locality', locale)
  const [streetAddress = ''] = text(office, 'address', locale).split(`, ${locality}`)
  return {
    '@type': 'Place',
    name: text(office, 'name', locale),
    address: { '@type': 'PostalAddress', streetAddress, addressLocality: locality, addressCountry: office.country },
    telephone: office.phone,
    geo: { '@type': 'GeoCoordinates', latitude: office.coordinates.lat, longitude: office.coordinates.lng },
  }
}

export function company(input: HeadInput): OrganizationLeaf {
  return {
    ...publisher(input),
    legalName: site.company.legalName,
    email: site.company.email,
    sameAs: [site.company.mainSite, ...site.socials.map(({ url }) => url)],
  }
}

/** The same with its offices, for the pages that are about it. */
export function companyWithOffices(input: HeadInput): OrganizationLeaf {
  return { ...company(input), location: site.offices.map((office) => place(office, input)) }
}
