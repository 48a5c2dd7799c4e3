import type { Scene } from '../../scene'
import { bagsScenes } from './bags'
import { balmsScenes } from './balms'
import { cameraCareScenes } from './camera-care'
import { campKitchenScenes } from './camp-kitchen'
import { casesScenes } from './cases'
import { climateScenes } from './climate'
import { clothesScenes } from './clothes'
import { clothsScenes } from './cloths'
import { comfortScenes } from './comfort'
import { devicesScenes } from './devices'
import { drinksScenes } from './drinks'
import { filmingScenes } from './filming'
import { footwearScenes } from './footwear'
import { fruitScenes } from './fruit'
import { handyScenes } from './handy'
import { headwearScenes } from './headwear'
import { jacketsScenes } from './jackets'
import { nutsScenes } from './nuts'
import { outdoorsScenes } from './outdoors'
import { packsScenes } from './packs'
import { pantryScenes } from './pantry'
import { phoneThingsScenes } from './phone-things'
import { photoFilesScenes } from './photo-files'
import { powerScenes } from './power'
import { scene as productAoBaBa } from './product-ao-ba-ba'
import { scene as productBackpack } from './product-backpack'
import { scene as productCameraStrap } from './product-camera-strap'
import { scene as productCarryOn } from './product-carry-on'
import { scene as productCashews } from './product-cashews'
import { scene as productCoffeeBeans } from './product-coffee-beans'
import { scene as productDriedMango } from './product-dried-mango'
import { scene as productDryBag } from './product-dry-bag'
import { scene as productDryBox } from './product-dry-box'
import { scene as productDuffel } from './product-duffel'
import { scene as productFirstAidKit } from './product-first-aid-kit'
import { scene as productHammock } from './product-hammock'
import { scene as productHeadlamp } from './product-headlamp'
import { scene as productInsectRepellent } from './product-insect-repellent'
import { scene as productKramaScarf } from './product-krama-scarf'
import { scene as productLensFilter } from './product-lens-filter'
import { scene as productLinenShirt } from './product-linen-shirt'
import { scene as productNonLa } from './product-non-la'
import { scene as productPackingCubes } from './product-packing-cubes'
import { scene as productPhoKit } from './product-pho-kit'
import { scene as productPhonePouch } from './product-phone-pouch'
import { scene as productPowerBank } from './product-power-bank'
import { scene as productRainPoncho } from './product-rain-poncho'
import { scene as productSandals } from './product-sandals'
import { scene as productSimCard } from './product-sim-card'
import { scene as productSunglasses } from './product-sunglasses'
import { scene as productSunscreen } from './product-sunscreen'
import { scene as productTravelAdapter } from './product-travel-adapter'
import { scene as productTrekkingPoles } from './product-trekking-poles'
import { scene as productTripod } from './product-tripod'
import { scene as productWaterBottle } from './product-water-bottle'
import { remediesScenes } from './remedies'
import { shelterScenes } from './shelter'
import { suitcasesScenes } from './suitcases'
import { sweetsScenes } from './sweets'
import { walletsScenes } from './wallets'
import { washingScenes } from './washing'
import { watersideScenes } from './waterside'

/** The goods of the shop by their ids. */
export const productScenes: Record<string, Scene> = {
  ...bagsScenes,
  ...balmsScenes,
  ...cameraCareScenes,
  ...campKitchenScenes,
  ...casesScenes,
  ...climateScenes,
  ...clothesScenes,
  ...clothsScenes,
  ...comfortScenes,
  ...devicesScenes,
  ...drinksScenes,
  ...filmingScenes,
  ...footwearScenes,
  ...fruitScenes,
  ...handyScenes,
  ...headwearScenes,
  ...jacketsScenes,
  ...nutsScenes,
  ...outdoorsScenes,
  ...packsScenes,
  ...pantryScenes,
  ...phoneThingsScenes,
  ...photoFilesScenes,
  ...powerScenes,
  ...remediesScenes,
  ...shelterScenes,
  ...suitcasesScenes,
  ...sweetsScenes,
  ...walletsScenes,
  ...washingScenes,
  ...watersideScenes,
  'product-ao-ba-ba': productAoBaBa,
  'product-backpack': productBackpack,
  'product-camera-strap': productCameraStrap,
  'product-carry-on': productCarryOn,
  'product-cashews': productCashews,
  'product-coffee-beans': productCoffeeBeans,
  'product-dried-mango': productDriedMango,
  'product-dry-bag': productDryBag,
  'product-dry-box': productDryBox,
  'product-duffel': productDuffel,
  'product-first-aid-kit': productFirstAidKit,
  'product-hammock': productHammock,
  'product-headlamp': productHeadlamp,
  'product-insect-repellent': productInsectRepellent,
  'product-krama-scarf': productKramaScarf,
  'product-lens-filter': productLensFilter,
  'product-linen-shirt': productLinenShirt,
  'product-non-la': productNonLa,
  'product-packing-cubes': productPackingCubes,
  'product-pho-kit': productPhoKit,
  'product-phone-pouch': productPhonePouch,
  'product-power-bank': productPowerBank,
  'product-rain-poncho': productRainPoncho,
  'product-sandals': productSandals,
  'product-sim-card': productSimCard,
  'product-sunglasses': productSunglasses,
  'product-sunscreen': productSunscreen,
  'product-travel-adapter': productTravelAdapter,
  'product-trekking-poles': productTrekkingPoles,
  'product-tripod': productTripod,
  'product-water-bottle': productWaterBottle,
}
