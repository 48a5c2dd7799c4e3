import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'nha-trang-dive-day',
  meta: {
    titleVi: 'Lặn biển Nha Trang một ngày: hai lần lặn, thầy kèm',
    titleEn: 'Nha Trang dive day: two dives, beginners welcome',
    descriptionVi:
      'Tháng 2 đến tháng 9, {{price}} một khách: hai lần lặn đủ thiết bị trong vịnh Nha Trang, người mới không xuống quá 12 mét, xe đón tại khách sạn, bữa trưa, bảo hiểm.',
    descriptionEn:
      'February to September, {{price}} a person: two dives with full equipment in Nha Trang Bay, beginners kept above 12 metres, hotel pick-up, light lunch and insurance.',
  },
  category: 'activities',
  titleVi: 'Một ngày lặn vịnh Nha Trang, hai bình, thầy kèm sát',
  titleEn: 'A dive day in Nha Trang Bay: two tanks, close instruction',
  descriptionVi:
    'Bảy giờ rưỡi sáng ra cảng, lặn hai lần, khoảng hai giờ chiều lên bờ. Người mới có thầy kèm, không xuống quá 12 mét; ai có chứng chỉ đi nhóm riêng. Tàu chỉ neo ở điểm được phép trong ngày; giá tính cho một khách.',
  descriptionEn:
    'At the pier by half past seven, two dives, ashore again by about two. Beginners stay above 12 metres with an instructor beside them; certified divers go in a group of their own. The boat moors only at sites open to diving that day; price per person.',
  originalPrice: 2_500_000,
  discountedPrice: 1_700_000,
  window: { yearly: { from: '02-01', to: '09-30' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['nha-trang'],
  inclusionsVi: [
    'Xe đón tại khách sạn trong phố Nha Trang',
    'Hai lần lặn, đủ bình và thiết bị',
    'Một thầy kèm nhiều nhất hai người mới',
    'Bữa trưa nhẹ, trái cây, nước trên tàu',
    'Bảo hiểm và phí vào khu vực lặn',
  ],
  inclusionsEn: [
    'Pick-up from your hotel in Nha Trang',
    'Two dives with tanks and full equipment',
    'At most two beginners to an instructor',
    'Light lunch, fruit and water on board',
    'Insurance and site fees',
  ],
  termsVi: [
    'Từ 10 tuổi, điền phiếu sức khỏe trước khi xuống nước',
    'Lặn xong chờ 18 tiếng mới bay hoặc lên đèo Đà Lạt',
    'Nhóm từ 4 khách được một trưởng nhóm lặn riêng',
    'Biển động, tàu không ra: dời ngày hoặc hoàn tiền',
    'Có chứng chỉ thì mang theo thẻ và sổ lặn',
  ],
  termsEn: [
    'From age 10, after filling in a medical form',
    'Wait 18 hours before a flight or the road up to Da Lat',
    'Groups of 4 or more get a dive leader of their own',
    'Rough sea, no sailing: another day or a refund',
    'Certified? Bring your card and logbook',
  ],
  imageAltVi: 'Thợ lặn bơi cạnh vách san hô nhiều màu giữa đàn cá nhỏ, trên mặt nước là đáy chiếc tàu đỏ',
  imageAltEn: 'A diver beside a wall of bright coral and small fish, with a boat’s red hull above',
})
