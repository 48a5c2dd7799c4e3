import type { TopicCategory } from './types'

export const categories: TopicCategory[] = [
  {
    id: 'cuisine',
    nameVi: 'Ẩm thực',
    nameEn: 'Cuisine',
    descriptionVi: 'Ăn gì, ở đâu, giờ nào: từ gánh hàng rong, phiên chợ sớm đến gian bếp và mảnh vườn của người trồng.',
    descriptionEn:
      'What to eat, where and at what hour, from street baskets and dawn markets to home kitchens and the orchards behind them.',
    image: '@assets/art/topics-cuisine',
  },
  {
    id: 'culture',
    nameVi: 'Văn hóa',
    nameEn: 'Culture',
    descriptionVi: 'Đình chùa, lăng tẩm, làng nghề, sân khấu và nếp nhà: hiểu thêm một chút để đi chậm lại một chút.',
    descriptionEn: 'Temples, royal tombs, craft villages, old stages and family customs, with enough background to make you linger.',
    image: '@assets/art/topics-culture',
  },
  {
    id: 'adventure',
    nameVi: 'Phiêu lưu',
    nameEn: 'Adventure',
    descriptionVi: 'Đèo cao, hang sâu, đường ruộng và sông nước, kèm những điều phải chuẩn bị trước khi lên đường.',
    descriptionEn: 'High passes, deep caves, farm tracks and rivers, and what to sort out before you set off.',
    image: '@assets/art/topics-adventure',
  },
  {
    id: 'festivals',
    nameVi: 'Lễ hội',
    nameEn: 'Festivals',
    descriptionVi: 'Tết, Trung thu, hội làng, hội chùa, đua ghe: ngày âm ngày dương, đứng chỗ nào xem và giữ ý ra sao.',
    descriptionEn: 'Tet, lantern nights, village fairs and boat races: the dates, the best place to stand and how to be a good guest.',
    image: '@assets/art/topics-festivals',
  },
  {
    id: 'beaches',
    nameVi: 'Biển đảo',
    nameEn: 'Beaches & islands',
    descriptionVi: 'Bãi vắng, đảo xa, rạn san hô: mùa nào biển êm, tàu đi từ bến nào, chỗ nào nên cẩn thận.',
    descriptionEn: 'Quiet sands, outlying islands and coral: when the sea is calm, which pier to leave from and where to take care.',
    image: '@assets/art/topics-beaches',
  },
  {
    id: 'wellness',
    nameVi: 'Dưỡng sinh',
    nameEn: 'Wellness',
    descriptionVi: 'Suối khoáng, lá thuốc, thiền và bữa cơm chay, những cách nghỉ ngơi đã có từ lâu trước khi có chữ spa.',
    descriptionEn: 'Hot springs, forest herbs, meditation and vegetarian meals: ways of resting far older than the word spa.',
    image: '@assets/art/topics-wellness',
  },
]
