import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/journey'

export const texts: SameTexts<typeof vi> = {
  about: 'about {{value}}',
  legs: {
    title: '{{from}} to {{to}}, about {{km}} km in a straight line: {{ways}}.',
    ride: '{{mode}}, {{hours}}',
    guess: '{{mode}}, an estimated {{hours}}',
    paid: '{{ride}} ({{fare}})',
    via: 'through {{places}}, about {{hours}} with waiting: {{rides}}',
    viaPaid: 'through {{places}}, about {{hours}} with waiting, {{fare}} in all: {{rides}}',
    hop: 'to {{place}} {{ride}}',
    unknown: 'by plane or boat; check what runs, and when',
    modes: {
      plane: 'by plane',
      train: 'by train',
      bus: 'by bus',
      van: 'by limousine van',
      car: 'by car',
      motorbike: 'by motorbike',
      boat: 'by boat',
      road: 'by road',
    },
    hours: '{{value}} hours',
    minutes: '{{value}} minutes',
  },
  warnings: {
    sign: 'Note',
    count_one: '{{count}} note',
    count_other: '{{count}} notes',
    ride: 'The journey alone takes about {{hours}}. Keep the day for it, and move the rest to the next one.',
    full_one:
      'About {{hours}} of travel and {{count}} thing to do at some 2 hours: too much for a day. Move something to another day.',
    full_other:
      'About {{hours}} of travel and {{count}} things to do at some 2 hours each: too much for a day. Move something to another day.',
    long_one:
      '{{title}} takes {{days}} days, and your plan has only {{count}} left from here. Put it earlier or add days.',
    long_other:
      '{{title}} takes {{days}} days, and your plan has only {{count}} left from here. Put it earlier or add days.',
    fullDay_one:
      '{{count}} thing to do at some 2 hours: too much for a day. Move something to another day.',
    fullDay_other:
      '{{count}} things to do at some 2 hours each: too much for a day. Move something to another day.',
    avoid: '{{place}} in {{month}} is better avoided. Consider other dates or another place.',
    mixed: '{{place}} in {{month}} is mixed. Read why, and have a fallback.',
    readMonth: '{{place}} in {{month}}',
    season: '“{{title}}” suits other seasons better than {{month}}. Consider other dates.',
    closed:
      '“{{title}}”: part of it is closed on {{weekday}}s. Move it to another day, or check the opening hours before you go.',
    sight:
      '{{sight}} ({{place}}) is closed on {{days}}, just when you are there. Move a day if you want to see it.',
    deal: '“{{title}}” is only valid from {{from}} to {{to}}. Move it to a day within these dates, or take it out.',
  },
  map: {
    title: 'Your route',
    label: 'Map of Vietnam with the places in order: {{places}}',
    day: 'day {{from}}',
    days: 'days {{from}}–{{to}}',
  },
  budget: {
    title: 'What it costs one person',
    short: 'Costs',
    style: 'How you travel',
    styles: { thrifty: 'Thrifty', middle: 'Mid-range', comfortable: 'Comfortable' },
    sum: 'About {{sum}} in all',
    daily:
      'A day is bed, food, getting about and tickets; the journeys between the places are extra.',
    stay_one: '{{place}}, {{count}} day',
    stay_other: '{{place}}, {{count}} days',
    rides: 'Between the places',
    without: 'Not counted:',
    noStays: 'bed and food in {{places}}',
    nowhere_one: '{{count}} day without a place',
    nowhere_other: '{{count}} days without a place',
    noFares: 'fares {{legs}}',
    noFare: '{{from}}–{{to}}',
    booking: '“{{title}}” (priced by the room, car or ticket)',
    nothing: 'No place in your plan has prices to add up yet.',
  },
}
