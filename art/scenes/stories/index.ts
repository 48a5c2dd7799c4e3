import type { Scene } from '../../scene'
import { scene as contactDesk } from './contact-desk'
import { scene as dealBay } from './deal-bay'
import { scene as inspirationRidge } from './inspiration-ridge'
import { scene as lettersPostman } from './letters-postman'
import { scene as priceCart } from './price-cart'
import { scene as sharedPlaces } from './shared-places'
import { scene as shopStall } from './shop-stall'
import { scene as hueBridge } from './story-hue-bridge'
import { scene as hueMandarins } from './story-hue-mandarins'
import { scene as huePuddle } from './story-hue-puddle'
import { scene as huePurple } from './story-hue-purple'
import { scene as hueTower } from './story-hue-tower'
import { scene as riverCoffee } from './story-river-coffee'
import { scene as riverNoodles } from './story-river-noodles'
import { scene as riverPineapples } from './story-river-pineapples'
import { scene as riverProw } from './story-river-prow'
import { scene as tripAhead } from './trip-ahead'

/** What the photo stories show between their paragraphs. */
export const storyScenes: Record<string, Scene> = {
  'contact-desk': contactDesk,
  'deal-bay': dealBay,
  'inspiration-ridge': inspirationRidge,
  'letters-postman': lettersPostman,
  'price-cart': priceCart,
  'shared-places': sharedPlaces,
  'shop-stall': shopStall,
  'story-hue-bridge': hueBridge,
  'story-hue-mandarins': hueMandarins,
  'story-hue-puddle': huePuddle,
  'story-hue-purple': huePurple,
  'story-hue-tower': hueTower,
  'story-river-coffee': riverCoffee,
  'story-river-noodles': riverNoodles,
  'story-river-pineapples': riverPineapples,
  'story-river-prow': riverProw,
  'trip-ahead': tripAhead,
}
