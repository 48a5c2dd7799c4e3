import type { Night } from '../scene'
import { activityColours } from './colours/activities'
import { dealColours } from './colours/deals'
import { destinationColours } from './colours/destinations'
import { guideColours } from './colours/guides'
import { heroColours } from './colours/heroes'
import { homeColours } from './colours/home'
import { placeColours } from './colours/places'
import { storyColours } from './colours/stories'
import { topicColours } from './colours/topics'
import { activityLights } from './lights/activities'
import { dealLights } from './lights/deals'
import { destinationLights } from './lights/destinations'
import { guideLights } from './lights/guides'
import { heroLights } from './lights/heroes'
import { homeLights } from './lights/home'
import { placeLights } from './lights/places'
import { storyLights } from './lights/stories'
import { topicLights } from './lights/topics'

const colours = {
  ...destinationColours,
  ...heroColours,
  ...placeColours,
  ...homeColours,
  ...topicColours,
  ...dealColours,
  ...storyColours,
  ...guideColours,
  ...activityColours,
}
const lights = {
  ...destinationLights,
  ...heroLights,
  ...placeLights,
  ...homeLights,
  ...topicLights,
  ...dealLights,
  ...storyLights,
  ...guideLights,
  ...activityLights,
}

/** The scenes that are coloured anew by night, in a file of their own. */
export const nights: Record<string, Night> = Object.fromEntries(
  Object.entries(colours).map(([id, map]) => [id, { colours: map, ...lights[id] }]),
)
