import * as z from 'zod'
import { officeCountries } from './choices'
import { anchor, email, inBoth, line, lines, paragraph, picture, rating, url } from './fields'
import { menusContent } from './menus'

const office = z.strictObject({
  id: anchor(),
  country: z.enum(officeCountries),
  ...inBoth('name', line(80)),
  ...inBoth('locality', line(80)),
  ...inBoth('address', line(200)),
  ...inBoth('hours', line(120)),
  coordinates: z.strictObject({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  }),
  phone: line(40),
  /** Only if it is not the link of the phone number. */
  whatsapp: url().optional(),
  email: email(),
  mapUrl: url(),
  image: picture().optional(),
})

const partner = () => z.strictObject({ name: line(80), searchUrl: url() })

export const settingsContent = z.strictObject({
  company: z.strictObject({
    legalName: line(120),
    email: email(),
    mainSite: url(),
    farmToursSite: url(),
    /** Only if it is not the link of the first Vietnamese mobile number of an office. */
    zalo: url().optional(),
  }),
  /** Person who answers requests; optional. */
  editor: z
    .strictObject({
      name: line(80),
      ...inBoth('role', line(80)),
      picture: picture().optional(),
      ...inBoth('answers', line(160)),
    })
    .optional(),
  offices: z.array(office).min(1).max(12),
  /** The editors' own claims, never marked up as third-party reviews; missing ones are hidden. */
  claims: z.strictObject({
    readers: z.int().min(0).max(1_000_000_000).optional(),
    readerRating: rating().optional(),
    satisfactionPercent: z.int().min(0).max(100).optional(),
    support: line(40).optional(),
    merchants: line(20).optional(),
    merchantCountries: z.int().min(0).max(200).optional(),
    yearsInBusiness: line(20).optional(),
    exportCountries: line(20).optional(),
    certifications: lines(0, 24),
  }),
  socials: z.array(z.strictObject({ name: line(40), url: url() })).max(12),
  hotelPartner: partner(),
  activityPartner: partner(),
  menus: menusContent.optional(),
  /** Conversion rate, VND for a US dollar. */
  vndPerUsd: z.int().min(1000).max(1_000_000),
  /** Of editors only: readers never get it. */
  newsroom: z.strictObject({ needsApproval: z.boolean().optional() }).optional(),
  /** Texts that the desk answers guests with; never part of a page. */
  replies: z
    .array(z.strictObject({ name: line(60), ...inBoth('text', paragraph(4000)) }))
    .max(24)
    .optional(),
})
export const foreignHostMessage = 'its host is not on the list of this deployment (PARTNER_HOSTS)'
/** The issue of asking for an OK where nobody else could give one. */
export const noColleagueMessage = 'there is no colleague who could approve'
export type SettingsContent = z.infer<typeof settingsContent>
