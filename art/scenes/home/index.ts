import type { Scene } from '../../scene'
import { scene as heroDalat } from './hero-dalat'
import { scene as heroHalong } from './hero-halong'
import { scene as heroHcm } from './hero-hcm'
import { scene as heroMekong } from './hero-mekong'
import { scene as heroNinhbinh } from './hero-ninhbinh'
import { scene as heroPhuquoc } from './hero-phuquoc'
import { scene as heroSapa } from './hero-sapa'
import { scene as itineraryHanoiHaLong } from './itinerary-hanoi-ha-long'
import { scene as itineraryHoChiMinhCity5Days } from './itinerary-ho-chi-minh-city-5-days'
import { scene as itineraryHoiAn3Days } from './itinerary-hoi-an-3-days'
import { scene as offerCuChi } from './offer-cu-chi'
import { scene as offerHalongKayak } from './offer-halong-kayak'
import { scene as offerHanoiFood } from './offer-hanoi-food'
import { scene as offerHoiAnBasketBoat } from './offer-hoi-an-basket-boat'
import { scene as offerHueCyclo } from './offer-hue-cyclo'
import { scene as offerMekongOrchard } from './offer-mekong-orchard'
import { scene as placeDaNang } from './place-da-nang'
import { scene as placeHalongBay } from './place-halong-bay'
import { scene as placeHanoi } from './place-hanoi'
import { scene as placeHoChiMinhCity } from './place-ho-chi-minh-city'
import { scene as placeHoiAn } from './place-hoi-an'
import { scene as placeHue } from './place-hue'
import { scene as placePhuQuoc } from './place-phu-quoc'
import { scene as placeSapa } from './place-sapa'
import { scene as promoFarmTour } from './promo-farm-tour'
import { scene as promoTripPlan } from './promo-trip-plan'

/** Scenes of the home page: hero slides, place cards, itineraries, promos and offers. */
export const homeScenes: Record<string, Scene> = {
  'hero-dalat': heroDalat,
  'hero-halong': heroHalong,
  'hero-hcm': heroHcm,
  'hero-mekong': heroMekong,
  'hero-ninhbinh': heroNinhbinh,
  'hero-phuquoc': heroPhuquoc,
  'hero-sapa': heroSapa,
  'itinerary-hanoi-ha-long': itineraryHanoiHaLong,
  'itinerary-ho-chi-minh-city-5-days': itineraryHoChiMinhCity5Days,
  'itinerary-hoi-an-3-days': itineraryHoiAn3Days,
  'offer-cu-chi': offerCuChi,
  'offer-halong-kayak': offerHalongKayak,
  'offer-hanoi-food': offerHanoiFood,
  'offer-hoi-an-basket-boat': offerHoiAnBasketBoat,
  'offer-hue-cyclo': offerHueCyclo,
  'offer-mekong-orchard': offerMekongOrchard,
  'place-da-nang': placeDaNang,
  'place-halong-bay': placeHalongBay,
  'place-hanoi': placeHanoi,
  'place-ho-chi-minh-city': placeHoChiMinhCity,
  'place-hoi-an': placeHoiAn,
  'place-hue': placeHue,
  'place-phu-quoc': placePhuQuoc,
  'place-sapa': placeSapa,
  'promo-farm-tour': promoFarmTour,
  'promo-trip-plan': promoTripPlan,
}
