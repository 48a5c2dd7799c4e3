import type { Scene } from '../../scene'
import { banhMi, banhXeo, com, meal, phin, pho, soyMilk } from './bowls'
import {
  kumquat,
  luckyEnvelope,
  mooncake,
  riverLantern,
  silkLantern,
  starLantern,
  vuLanRoses,
} from './feasts'
import {
  backBasket,
  baggedMango,
  cutMango,
  driedMango,
  flowerBaskets,
  pepper,
  riceEar,
  wateringCans,
  wildSunflower,
} from './fields'
import { banknotes, berth, broom, caveHelmet, helmet, rainCape, trainTicket } from './road'
import { crab, langur, lifeJacket, nonLa, paddle } from './sea'

/** Small drawings that stand beside a text, on the page's own ground. */
export const spotScenes: Record<string, Scene> = {
  'spot-back-basket': backBasket,
  'spot-bagged-mango': baggedMango,
  'spot-banh-mi': banhMi,
  'spot-banh-xeo': banhXeo,
  'spot-banknotes': banknotes,
  'spot-berth': berth,
  'spot-broom': broom,
  'spot-cave-helmet': caveHelmet,
  'spot-com': com,
  'spot-crab': crab,
  'spot-cut-mango': cutMango,
  'spot-dried-mango': driedMango,
  'spot-flower-baskets': flowerBaskets,
  'spot-helmet': helmet,
  'spot-kumquat': kumquat,
  'spot-langur': langur,
  'spot-life-jacket': lifeJacket,
  'spot-lucky-envelope': luckyEnvelope,
  'spot-meal': meal,
  'spot-mooncake': mooncake,
  'spot-non-la': nonLa,
  'spot-paddle': paddle,
  'spot-pepper': pepper,
  'spot-phin': phin,
  'spot-pho': pho,
  'spot-rain-cape': rainCape,
  'spot-rice-ear': riceEar,
  'spot-river-lantern': riverLantern,
  'spot-silk-lantern': silkLantern,
  'spot-soy-milk': soyMilk,
  'spot-star-lantern': starLantern,
  'spot-train-ticket': trainTicket,
  'spot-vu-lan-roses': vuLanRoses,
  'spot-watering-cans': wateringCans,
  'spot-wild-sunflower': wildSunflower,
}
