import type { Scene } from '../../scene'
import { scene as dealAirportCarPair } from './deal-airport-car-pair'
import { scene as dealDaLatPineVilla } from './deal-da-lat-pine-villa'
import { scene as dealDomesticFlightSale } from './deal-domestic-flight-sale'
import { scene as dealHaGiangMotorbikeLoop } from './deal-ha-giang-motorbike-loop'
import { scene as dealHalongOvernightCruise } from './deal-halong-overnight-cruise'
import { scene as dealHanoiStreetFoodWalk } from './deal-hanoi-street-food-walk'
import { scene as dealHoiAnCookingClass } from './deal-hoi-an-cooking-class'
import { scene as dealHoiAnRiversideHotel } from './deal-hoi-an-riverside-hotel'
import { scene as dealHueBoatAndGarden } from './deal-hue-boat-and-garden'
import { scene as dealMangoFarmDay } from './deal-mango-farm-day'
import { scene as dealMekongTwoDays } from './deal-mekong-two-days'
import { scene as dealNhaTrangDiveDay } from './deal-nha-trang-dive-day'
import { scene as dealNorthSouthGrandTour } from './deal-north-south-grand-tour'
import { scene as dealNorthernMountainsFiveDays } from './deal-northern-mountains-five-days'
import { scene as dealPhongNhaCaveDays } from './deal-phong-nha-cave-days'
import { scene as dealPhuQuocBeachResort } from './deal-phu-quoc-beach-resort'
import { scene as dealReunificationRailPass } from './deal-reunification-rail-pass'
import { scene as dealSaigonNightScooterFood } from './deal-saigon-night-scooter-food'
import { scene as productAccessories } from './product-accessories'
import { scene as productClothing } from './product-clothing'
import { scene as productElectronics } from './product-electronics'
import { scene as productFood } from './product-food'
import { scene as productHealth } from './product-health'
import { scene as productLuggage } from './product-luggage'
import { scene as productOutdoor } from './product-outdoor'
import { scene as productPhotography } from './product-photography'

/** Posters of the deals and of the shop's categories. */
export const shopAndDealScenes: Record<string, Scene> = {
  'deal-airport-car-pair': dealAirportCarPair,
  'deal-da-lat-pine-villa': dealDaLatPineVilla,
  'deal-domestic-flight-sale': dealDomesticFlightSale,
  'deal-ha-giang-motorbike-loop': dealHaGiangMotorbikeLoop,
  'deal-halong-overnight-cruise': dealHalongOvernightCruise,
  'deal-hanoi-street-food-walk': dealHanoiStreetFoodWalk,
  'deal-hoi-an-cooking-class': dealHoiAnCookingClass,
  'deal-hoi-an-riverside-hotel': dealHoiAnRiversideHotel,
  'deal-hue-boat-and-garden': dealHueBoatAndGarden,
  'deal-mango-farm-day': dealMangoFarmDay,
  'deal-mekong-two-days': dealMekongTwoDays,
  'deal-nha-trang-dive-day': dealNhaTrangDiveDay,
  'deal-north-south-grand-tour': dealNorthSouthGrandTour,
  'deal-northern-mountains-five-days': dealNorthernMountainsFiveDays,
  'deal-phong-nha-cave-days': dealPhongNhaCaveDays,
  'deal-phu-quoc-beach-resort': dealPhuQuocBeachResort,
  'deal-reunification-rail-pass': dealReunificationRailPass,
  'deal-saigon-night-scooter-food': dealSaigonNightScooterFood,
  'product-accessories': productAccessories,
  'product-clothing': productClothing,
  'product-electronics': productElectronics,
  'product-food': productFood,
  'product-health': productHealth,
  'product-luggage': productLuggage,
  'product-outdoor': productOutdoor,
  'product-photography': productPhotography,
}
