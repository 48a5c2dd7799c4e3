/** The colours every poster shares; scenes add a few of their own light. */
export const ink = '#1d1a16'
export const paper = '#fbf6ec'
export const lacquer = '#cf3f27'
export const turmeric = '#f0b23a'
export const mango = '#f6a623'
export const rice = '#7fa23a'
export const jade = '#2b857d'
export const indigo = '#23305e'
export const cream = '#fff1cf'
export const skin = '#d99a6c'
export const straw = '#f2d48c'
export const strawShade = '#d3a655'
export const wood = '#5a3322'

/** Skies from the top of the picture to the horizon. */
export const skies = {
  sunset: ['#f8dca0', '#f4ab63', '#e56f4e'],
  sunrise: ['#f6d9a4', '#f9c177', '#f49a62'],
  dusk: ['#27346b', '#7d4a7c', '#ee8a62'],
  night: ['#0d1738', '#1d2c63', '#4a3c74'],
  morning: ['#a9d3cf', '#d8e6cd', '#fbe9b9'],
  pastel: ['#c9cfe9', '#ecd5df', '#fbe3c6'],
  jade: ['#7fc4b7', '#c3e0c4', '#f9edc4'],
  day: ['#58b2bd', '#a5d9cd', '#fdeec1'],
} as const

export type SkyName = keyof typeof skies
