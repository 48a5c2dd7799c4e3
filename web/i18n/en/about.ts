import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/about'

export const texts: SameTexts<typeof vi> = {
  title: 'About {{name}}',
  metaTitle: 'About us: fruit driers who write about travel in Vietnam',
  metaDescription:
    '{{name}} is the travel site of a company that dries and exports tropical fruit: our story, our values, our certifications, and how the site earns money.',
  lead: 'We dry tropical fruit, send it around the world, and write about the roads we took to find it.',
  storyTitle: 'Our Story',
  story: {
    fruit:
      '{{company}} dries and exports tropical fruit. It is a trade that keeps people on the road: down to the Mekong Delta when the mangoes ripen, and on to other places for the jackfruit and the pineapples.',
    guests:
      'Travel a lot and you are asked a lot. Buyers wanted to know where to eat along the way, which market is worth an early start, and whether the children could pick a mango themselves. {{name}} began with the answers.',
    today:
      'Today the site covers all of Vietnam, north, centre and south, in two languages, and our offices in Vietnam and the United States help those who would rather not plan alone.',
  },
  valuesTitle: 'Core Values',
  valuesIntro: 'Three things that buyers expect of an exporter, and travellers of a guide.',
  values: {
    quality: {
      title: 'Quality Assurance',
      text: 'From sorting to packing, every step follows written food-safety procedures.',
    },
    supply: {
      title: 'Reliable Supply',
      text: 'Fruit has seasons; orders do not. We plan with growers before the harvest, so that what was promised is delivered.',
    },
    logistics: {
      title: 'Global Logistics Support',
      text: 'Papers, packaging, freight: we work through them with the buyer until the goods have arrived.',
    },
  },
  travelTitle: 'Travel and agriculture',
  travelIntro: 'A mango can tell you a good deal about the place where it grew. We take you there to listen.',
  travel: {
    culture: {
      title: 'Cultural Exploration',
      text: 'Market days, craft villages, festivals, and lives that follow the tides and the harvest.',
    },
    cuisine: {
      title: 'Local Cuisine',
      text: 'What is in season, eaten where it is made, from a breakfast stall to a farmhouse table.',
    },
    farms: {
      title: 'Farm Tours',
      text: 'Walk the orchard, pick what is ripe, see fruit being dried, and have lunch under the trees.',
    },
  },
  farmTours: 'See the farm tours',
  recordTitle: 'Figures and certifications',
  years: 'years in business',
  countries: 'export countries',
  certificatesTitle: 'Certifications and registrations',
  certificates: {
    HACCP: 'Hazard analysis and critical control points in food production.',
    'ISO 22000': 'The international standard for food safety management systems.',
    FDA: 'A facility registered with the United States Food and Drug Administration; registration is not approval.',
    BRC: 'The global food safety standard founded by British retailers.',
  },
  disclosureTitle: 'Affiliate disclosure',
  disclosureIntro: '{{name}} is free to read. Commission from partners pays part of the cost, and you should know how that works.',
  disclosure: {
    commission: {
      title: 'Who pays us',
      text: 'When you book a room or an activity, or buy something, through a link on this site, our hotel, activity and shop partners may pay us a commission.',
    },
    marks: {
      title: 'How to recognise it',
      text: 'Such links are marked as partner links, open in a new tab and carry rel=sponsored, which tells search engines as well.',
    },
    choice: {
      title: 'Who chooses what we show',
      text: 'Our editors choose places, dishes and goods without regard to commission.',
    },
    privacy: {
      title: 'What we record',
      text: 'Only how often a link was opened, never who opened it.',
    },
  },
  disclosurePrivacy: 'Read the privacy policy',
  ctaTitle: 'Buying fruit, or planning a trip?',
  ctaText: 'For fruit, the company has a site of its own. For a trip, just write to us.',
  ctaMainSite: 'Visit the company’s main website',
  ctaContact: 'Contact us',
}
