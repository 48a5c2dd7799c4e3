import type { DealCategoryId, TopicCategoryId } from './choices'

export interface TopicCategory {
  id: TopicCategoryId
  nameVi: string
  nameEn: string
  descriptionVi: string
  descriptionEn: string
  image: string
}

export interface DealCategory {
  id: DealCategoryId
  nameVi: string
  nameEn: string
  descriptionVi: string
  descriptionEn: string
}

export const topicCategories: TopicCategory[] = [
  {
    id: 'cuisine',
    nameVi: 'Ẩm thực',
    nameEn: 'Cuisine',
    descriptionVi:
      'Ăn gì, ở đâu, giờ nào: từ gánh hàng rong, phiên chợ sớm đến gian bếp và mảnh vườn của người trồng.',
    descriptionEn:
      'What to eat, where and at what hour, from street baskets and dawn markets to home kitchens and the orchards behind them.',
    image: '@assets/art/topics-cuisine',
  },
  {
    id: 'culture',
    nameVi: 'Văn hóa',
    nameEn: 'Culture',
    descriptionVi:
      'Đình chùa, lăng tẩm, làng nghề, sân khấu và nếp nhà: hiểu thêm một chút để đi chậm lại một chút.',
    descriptionEn:
      'Temples, royal tombs, craft villages, old stages and family customs, with enough background to make you linger.',
    image: '@assets/art/topics-culture',
  },
  {
    id: 'adventure',
    nameVi: 'Phiêu lưu',
    nameEn: 'Adventure',
    descriptionVi:
      'Đèo cao, hang sâu, đường ruộng và sông nước, kèm những điều phải chuẩn bị trước khi lên đường.',
    descriptionEn:
      'High passes, deep caves, farm tracks and rivers, and what to sort out before you set off.',
    image: '@assets/art/topics-adventure',
  },
  {
    id: 'festivals',
    nameVi: 'Lễ hội',
    nameEn: 'Festivals',
    descriptionVi:
      'Tết, Trung thu, hội làng, hội chùa, đua ghe: ngày âm ngày dương, đứng chỗ nào xem và giữ ý ra sao.',
    descriptionEn:
      'Tet, lantern nights, village fairs and boat races: the dates, the best place to stand and how to be a good guest.',
    image: '@assets/art/topics-festivals',
  },
  {
    id: 'beaches',
    nameVi: 'Biển đảo',
    nameEn: 'Beaches & islands',
    descriptionVi:
      'Bãi vắng, đảo xa, rạn san hô: mùa nào biển êm, tàu đi từ bến nào, chỗ nào nên cẩn thận.',
    descriptionEn:
      'Quiet sands, outlying islands and coral: when the sea is calm, which pier to leave from and where to take care.',
    image: '@assets/art/topics-beaches',
  },
  {
    id: 'wellness',
    nameVi: 'Dưỡng sinh',
    nameEn: 'Wellness',
    descriptionVi:
      'Suối khoáng, lá thuốc, thiền và bữa cơm chay, những cách nghỉ ngơi đã có từ lâu trước khi có chữ spa.',
    descriptionEn:
      'Hot springs, forest herbs, meditation and vegetarian meals: ways of resting far older than the word spa.',
    image: '@assets/art/topics-wellness',
  },
]

export const dealCategories: DealCategory[] = [
  {
    id: 'accommodation',
    nameVi: 'Chỗ ở',
    nameEn: 'Places to stay',
    descriptionVi:
      'Một đêm neo giữa vịnh, bungalow sát biển, khách sạn ven sông, nhà gỗ dưới thông: giá ghi rõ cả phòng hay từng khách.',
    descriptionEn:
      'A cabin on the bay, a bungalow on the sand, a room by the river or a house in the pines, priced plainly per room or per person.',
  },
  {
    id: 'tours',
    nameVi: 'Tour trọn gói',
    nameEn: 'Tours',
    descriptionVi:
      'Từ một ngày trong vườn xoài đến hai tuần xuyên Việt, xe cộ, chỗ ngủ và vé tham quan đã thu xếp đâu vào đấy.',
    descriptionEn:
      'From a day among mango trees to two weeks across the country, with transport, beds and tickets already arranged.',
  },
  {
    id: 'transport',
    nameVi: 'Đi lại',
    nameEn: 'Getting around',
    descriptionVi:
      'Vé bay nội địa, vé tàu Thống Nhất và xe sân bay, mỗi thứ kèm sẵn điều kiện để khỏi vỡ kế hoạch phút chót.',
    descriptionEn:
      'Domestic flights, Reunification line trains and airport cars, with the conditions spelled out before you pay.',
  },
  {
    id: 'dining',
    nameVi: 'Ăn uống',
    nameEn: 'Food and drink',
    descriptionVi:
      'Đi ăn vỉa hè với người rành phố, vào bếp với người rành vườn; việc của bạn chỉ là để bụng đói.',
    descriptionEn:
      'Pavement dinners with people who know the street and cooking with people who know the garden; your part is to arrive hungry.',
  },
  {
    id: 'activities',
    nameVi: 'Trải nghiệm',
    nameEn: 'Activities',
    descriptionVi:
      'Đèo đá, hang sâu, rạn san hô: mỗi chuyến chỉ mở đúng mùa và chỉ đi với người có nghề, có phép.',
    descriptionEn:
      'Stone passes, deep caves and coral reefs, offered only in their season and only with trained, licensed people.',
  },
]
