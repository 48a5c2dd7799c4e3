import type { AffiliateActivity } from './types'

export const offers: AffiliateActivity[] = [
  {
    id: 'hanoi-food',
    titleVi: 'Một tối ăn hàng phố cổ Hà Nội',
    titleEn: 'An evening of street food in Hanoi',
    descriptionVi:
      'Ba tiếng đi bộ, sáu bảy hàng, mỗi hàng một món: bánh cuốn, bún riêu, nem rán, chè, cà phê trứng. Ăn chay hay dị ứng thì báo từ lúc đặt.',
    descriptionEn:
      'Three hours on foot, six or seven stalls, one dish at each: bánh cuốn, bún riêu, fried nem, sweet chè, egg coffee. Mention allergies or a vegetarian diet when booking.',
    image: '@assets/art/offer-hanoi-food',
    providerVi: 'Hướng dẫn viên địa phương',
    providerEn: 'Local food guides',
    cityId: 'hanoi',
    priceHint: '$28',
    ratingHint: 4.8,
    capacity: '2–10',
    locationVi: 'Phố cổ, Hà Nội',
    locationEn: 'Old Quarter, Hanoi',
  },
  {
    id: 'halong-kayak',
    titleVi: 'Một ngày chèo kayak trên vịnh Hạ Long',
    titleEn: 'A day of kayaking on Ha Long Bay',
    descriptionVi:
      'Tàu nhỏ đưa ra những áng nước ít khách, chèo hai chặng chừng hai tiếng, ăn hải sản trên boong, chiều về bến. Ngại chèo thì ngồi đò nan.',
    descriptionEn:
      'A small boat sails to the quieter coves, where you paddle twice, about two hours in all, with a seafood lunch between. If you would rather not paddle, be rowed.',
    image: '@assets/art/offer-halong-kayak',
    providerVi: 'Nhà thuyền ở Hạ Long',
    providerEn: 'Ha Long boat owners',
    cityId: 'halong-bay',
    priceHint: '$55',
    ratingHint: 4.6,
    capacity: '2–20',
    locationVi: 'Hạ Long, Quảng Ninh',
    locationEn: 'Ha Long, Quang Ninh',
  },
  {
    id: 'hoi-an-basket-boat',
    titleVi: 'Thuyền thúng Cẩm Thanh và lớp nấu ăn',
    titleEn: 'Basket boat and cooking class in Cam Thanh',
    descriptionVi:
      'Sáng đi chợ, ngồi thúng luồn rạch dừa nước lúc chưa đông, câu cua, rồi vào bếp đổ bánh xèo, cuốn gỏi. Nấu gì thì trưa ăn nấy.',
    descriptionEn:
      'Shop at the market, glide through the nipa palms before the crowds, try for a crab, then cook bánh xèo and fresh rolls. Lunch is whatever you have made.',
    image: '@assets/art/offer-hoi-an-basket-boat',
    providerVi: 'Nhà thuyền và bếp ở Cẩm Thanh',
    providerEn: 'Cam Thanh boat and kitchen families',
    cityId: 'hoi-an',
    priceHint: '$34',
    ratingHint: 4.7,
    capacity: '2–12',
    locationVi: 'Cẩm Thanh, Hội An, Đà Nẵng',
    locationEn: 'Cam Thanh, Hoi An, Da Nang',
  },
  {
    id: 'hue-cyclo',
    titleVi: 'Xích lô trong Thành Nội và trà ở nhà vườn',
    titleEn: 'A cyclo through the Citadel and tea in a garden house',
    descriptionVi:
      'Xích lô đi chậm qua các đường rợp cây trong Thành Nội, dọc hào sen, rồi lên Kim Long uống trà trong một nhà rường, nghe chủ nhà kể chuyện vườn.',
    descriptionEn:
      'Pedalled slowly down the shaded lanes of the Citadel and past its lotus moat, you end in Kim Long, drinking tea with the family of an old timber garden house.',
    image: '@assets/art/offer-hue-cyclo',
    providerVi: 'Đội xích lô và chủ nhà vườn Huế',
    providerEn: 'Hue cyclo drivers and a garden-house family',
    cityId: 'hue',
    priceHint: '$22',
    ratingHint: 4.6,
    capacity: '1–10',
    locationVi: 'Thành Nội và Kim Long, Huế',
    locationEn: 'The Citadel and Kim Long, Hue',
  },
  {
    id: 'cu-chi',
    titleVi: 'Nửa ngày ở địa đạo Củ Chi',
    titleEn: 'Half a day at the Cu Chi tunnels',
    descriptionVi:
      'Rời trung tâm lúc 7 giờ, tới trước các đoàn lớn, có người thuyết minh kỹ. Đoạn chui hầm ngắn và không bắt buộc. Đầu giờ chiều về lại thành phố.',
    descriptionEn:
      'Leave the centre at seven and arrive ahead of the big groups, with a guide who knows the ground. The crawl is short and optional. Back in early afternoon.',
    image: '@assets/art/offer-cu-chi',
    providerVi: 'Đối tác địa phương',
    providerEn: 'Local partner',
    cityId: 'ho-chi-minh-city',
    priceHint: '$26',
    ratingHint: 4.5,
    capacity: '2–16',
    locationVi: 'Củ Chi, TP. Hồ Chí Minh',
    locationEn: 'Cu Chi, Ho Chi Minh City',
  },
  {
    id: 'mekong-orchard',
    titleVi: 'Chợ nổi lúc rạng sáng và vườn trái cây',
    titleEn: 'Floating market at dawn, orchard by nine',
    descriptionVi:
      'Xuống thuyền lúc năm giờ, ăn hủ tiếu trên ghe ở Cái Răng, luồn rạch nhỏ về vườn Phong Điền, hái trái đang mùa với chủ nhà, ăn cơm trưa.',
    descriptionEn:
      'On the water at five, noodles afloat at Cai Rang, then small canals to an orchard in Phong Dien. Pick what is in season with the owner, and stay for lunch.',
    image: '@assets/art/offer-mekong-orchard',
    providerVi: 'Nhà vườn ở Phong Điền',
    providerEn: 'An orchard family in Phong Dien',
    cityId: 'mekong-delta',
    priceHint: '$38',
    ratingHint: 4.7,
    capacity: '2–8',
    locationVi: 'Cái Răng và Phong Điền, Cần Thơ',
    locationEn: 'Cai Rang and Phong Dien, Can Tho',
  },
]
