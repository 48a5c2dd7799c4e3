import { sapaSummary } from './sapa.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...sapaSummary,
  meta: {
    titleVi: 'Du lịch Sa Pa: mùa lúa chín, đi bản và Fansipan',
    titleEn: 'Sapa: harvest season, village walks and Fansipan',
    descriptionVi:
      'Sa Pa tháng 9, 10 mát, trời quang dần; tháng 3 đến tháng 5 hoa nở, nước về ruộng bậc thang. Hai, ba đêm đi bản Tả Van, lên Fansipan, tắm lá thuốc, ăn lẩu cá.',
    descriptionEn:
      'September and October are cool and clearing, March to May brings blossom. Two or three nights for Ta Van, Fansipan, Red Dao baths and hotpot, plus roads from Hanoi.',
  },
  attractionsVi: ['Fansipan', 'Thác Tình Yêu', 'Đèo Ô Quy Hồ'],
  attractionsEn: ['Fansipan', 'Love Waterfall', 'O Quy Ho Pass'],
  overviewVi: [
    'Sa Pa ở độ cao khoảng 1.500 mét, lưng tựa dãy Hoàng Liên, mặt nhìn xuống thung lũng Mường Hoa. Khu trung tâm giờ san sát khách sạn, cuối tuần khá ồn; nhưng chỉ cần xuôi vài cây số đã gặp ruộng bậc thang, guồng nước và nếp nhà của người H’Mông, Dao, Giáy, Tày. Người ta lên đây để đi bộ, săn mây và thấy tận mắt công sức bao đời tạc núi thành ruộng.',
    'Nên ở hai đến ba đêm. Ngày đầu dạo quanh nhà thờ đá, đi thử một đoạn dốc ngắn; hôm sau nhờ người bản địa dẫn đường xuống Lao Chải – Tả Van, tốt nhất là ngủ lại nhà dân trong bản. Để dành một buổi sáng cho Fansipan và chọn hôm trời quang, vì gặp mù thì lên đỉnh cũng chẳng thấy gì. Nếu trùng Chủ nhật, hãy sang chợ phiên Bắc Hà, cách chừng 100 km.',
    'Lúa chín vàng từ cuối tháng 8 đến khoảng giữa hoặc cuối tháng 9, sớm muộn tùy năm; tháng 5, tháng 6 là mùa nước đổ. Từ tháng 6 đến tháng 8 mưa nhiều, đường trơn, có nguy cơ sạt lở; giữa đông rét buốt, nhà dân ít khi có sưởi. Giày bám tốt và áo mưa là hai thứ phải có. Mua đồ thủ công tận tay người làm, hỏi trước khi chụp ảnh, và đừng cho tiền hay mua hàng của trẻ em.',
  ],
  overviewEn: [
    'Sapa sits at about 1,500 metres with the Hoang Lien range behind it and the Muong Hoa Valley below. The town itself is now thick with hotels and noisy at weekends, but a few kilometres downhill you are among rice terraces, water wheels and the houses of Hmong, Dao, Giay and Tay families. People come to walk, to stand above the clouds and to see what generations of farmers have carved from these slopes.',
    'Stay two or three nights. Spend the first day around the stone church and on a short warm-up walk; next day hire a local guide for Lao Chai and Ta Van, ideally sleeping in a village homestay. Keep a morning free for Fansipan and wait for clear weather, because in fog the summit shows you nothing. If you are here on a Sunday, the market at Bac Ha, about 100 km away, is worth the early start.',
    'The rice turns gold from late August to mid or late September, depending on the year; May and June are the season of flooded terraces. From June to August expect heavy rain, slippery paths and some landslides; midwinter is bitterly cold and homestays are seldom heated. Good soles and a raincoat are essential. Buy crafts from the people who make them, ask before photographing anyone, and don’t give money to children or buy from them.',
  ],
  heroAltVi: 'Ruộng bậc thang mùa lúa chín vàng, một nếp nhà sàn và những dãy núi xanh xa',
  heroAltEn: 'Golden rice terraces with a stilt house and blue ridges in the distance',
  galleryImages: [
    {
      src: '@assets/art/sapa',
      altVi: 'Ruộng bậc thang mùa lúa chín vàng, một nếp nhà sàn và những dãy núi xanh xa',
      altEn: 'Golden rice terraces with a stilt house and blue ridges in the distance',
    },
    {
      src: '@assets/art/sapa-2',
      altVi: 'Đỉnh Fansipan nhô lên trên biển mây, cabin cáp treo đang chạy tới',
      altEn: 'The summit of Fansipan above a sea of cloud, with the cable car approaching',
    },
    {
      src: '@assets/art/sapa-3',
      altVi: 'Phụ nữ H’Mông mặc áo chàm đeo gùi trên lối mòn bên guồng nước',
      altEn: 'A Hmong woman in indigo carrying a basket along a path by a water wheel',
    },
  ],
  transportation: {
    ...sapaSummary.transportation,
    accessibilityVi:
      'Từ Hà Nội đi xe khách giường nằm hoặc limousine theo cao tốc Nội Bài – Lào Cai khoảng 5,5–6 giờ. Đi tàu đêm thì xuống ga Lào Cai sau chừng 8 giờ, rồi đi xe thêm khoảng 35 km đường đèo; Sa Pa chưa có sân bay.',
    accessibilityEn:
      'Sleeper buses and shuttle vans from Hanoi take about 5.5–6 hours on the Noi Bai – Lao Cai expressway. The night train reaches Lao Cai in around eight hours, followed by some 35 km of mountain road; Sapa has no airport yet.',
  },
  bestTimeToVisit: {
    ...sapaSummary.bestTimeToVisit,
    weatherVi:
      'Tháng 9, tháng 10 trời mát, mưa thưa dần, núi quang; tháng 3 đến tháng 5 ấm áp, nhiều hoa, nước bắt đầu về ruộng. Từ tháng 12 đến tháng 2 đêm có thể xuống gần 0 độ, sương mù dày và có năm băng giá.',
    weatherEn:
      'September and October are cool, with rain easing and ridges clearing; March to May is warm and full of blossom, with the first water on the terraces. From December to February nights can fall close to freezing, fog is thick and some years bring frost.',
  },
  activities: withActivityDetails(sapaSummary.activities, {
    'sapa-muong-hoa-trek': {
      descriptionVi:
        'Chặng đi chừng 10–12 km từ trên đường lớn xuống suối, qua ruộng bậc thang đến bản H’Mông Lao Chải và bản Giáy Tả Van. Nên thuê người dẫn là người trong bản; có mưa thì đường đất rất trơn.',
      descriptionEn:
        'Some 10–12 km from the ridge down to the river, through terraces to Hmong Lao Chai and Giay Ta Van. Hire a guide from the villages; the mud paths are slick after rain.',
      highlightsVi: ['Ruộng bậc thang hai bên suối', 'Bữa trưa trong bản', 'Người dẫn đường H’Mông', 'Có thể ngủ lại homestay'],
      highlightsEn: ['Terraces on both banks', 'Lunch in a village', 'Hmong guides', 'Homestay option'],
      difficulty: 'moderate',
      bestTimeVi: 'Tháng 9 lúa chín; tháng 5–6 mùa nước đổ',
      bestTimeEn: 'September for gold, May–June for flooded terraces',
    },
    'sapa-fansipan-cable-car': {
      descriptionVi:
        'Khoảng 15 phút cáp treo đưa khách từ thung lũng lên gần đỉnh núi cao nhất nước, còn lại là vài trăm bậc đá hoặc một chuyến tàu leo núi ngắn. Mang áo ấm quanh năm và đi chậm vì không khí loãng.',
      descriptionEn:
        'A 15-minute cable car lifts you from the valley almost to Vietnam’s highest summit; a few hundred steps or a short funicular do the rest. Bring a warm layer all year and take it slowly in the thin air.',
      highlightsVi: ['Đỉnh 3.143 mét', 'Biển mây', 'Cáp treo qua thung lũng', 'Quần thể chùa trên núi'],
      highlightsEn: ['3,143-metre summit', 'Sea of cloud', 'Ride over the valley', 'Mountain-top pagodas'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm ngày trời quang',
      bestTimeEn: 'Early on a clear morning',
    },
    'sapa-indigo-batik-workshop': {
      descriptionVi:
        'Phụ nữ H’Mông chỉ cách chấm sáp ong lên vải lanh rồi nhúng vào chum chàm; làm xong mang miếng vải về. Chọn lớp do chính người bản đứng dạy để tiền công đến tay họ.',
      descriptionEn:
        'Hmong women show you how to draw in beeswax on hemp cloth and dip it in the indigo vat; the piece is yours to keep. Choose a class taught by villagers, so the fee reaches them.',
      highlightsVi: ['Bút vẽ sáp ong', 'Vải lanh dệt tay', 'Chum nhuộm chàm', 'Mang sản phẩm về'],
      highlightsEn: ['Beeswax pens', 'Hand-woven hemp', 'Indigo vat', 'Take home your cloth'],
      difficulty: 'easy',
      bestTimeVi: 'Quanh năm, hợp cả ngày mưa',
      bestTimeEn: 'All year, and fine for wet days',
    },
    'sapa-ta-phin-herbal-bath': {
      descriptionVi:
        'Sau một ngày đi bộ, ngâm mình trong thùng gỗ pơ mu đầy nước nấu từ hàng chục thứ lá rừng theo bài thuốc người Dao đỏ. Ngâm 20–30 phút là đủ; người huyết áp cao và phụ nữ mang thai không nên ngâm.',
      descriptionEn:
        'After a day’s walking, soak in a wooden tub of water boiled with dozens of forest leaves to a Red Dao recipe. Twenty to thirty minutes is enough; skip it if pregnant or with high blood pressure.',
      highlightsVi: ['Lá thuốc hái trên rừng', 'Thùng tắm gỗ', 'Bản Dao đỏ Tả Phìn', 'Thêu thổ cẩm tại nhà'],
      highlightsEn: ['Forest-picked herbs', 'Wooden tubs', 'Red Dao village of Ta Phin', 'Embroidery at home'],
      difficulty: 'easy',
      bestTimeVi: 'Chiều muộn, nhất là những ngày lạnh',
      bestTimeEn: 'Late afternoon, above all on cold days',
    },
    'sapa-love-waterfall-o-quy-ho': {
      descriptionVi:
        'Theo quốc lộ 4D về phía đèo, đi bộ qua rừng của Vườn quốc gia Hoàng Liên đến chân thác, rồi lên đỉnh đèo Ô Quy Hồ cao khoảng 2.000 mét. Giá gồm xe và vé vào thác.',
      descriptionEn:
        'Take Highway 4D towards the pass, walk through Hoang Lien National Park to the foot of the falls, then carry on to O Quy Ho at about 2,000 metres. The price covers transport and the waterfall ticket.',
      highlightsVi: ['Lối mòn trong rừng', 'Thác Tình Yêu', 'Đỉnh đèo Ô Quy Hồ', 'Hoàng hôn nhìn về Lai Châu'],
      highlightsEn: ['Forest path', 'Love Waterfall', 'Top of O Quy Ho Pass', 'Sunset towards Lai Chau'],
      difficulty: 'moderate',
      bestTimeVi: 'Chiều ngày nắng, tháng 9–11 và tháng 3–5',
      bestTimeEn: 'Sunny afternoons, September–November and March–May',
    },
    'sapa-bac-ha-sunday-market': {
      descriptionVi:
        'Phiên chợ sáng Chủ nhật của người H’Mông Hoa và nhiều dân tộc quanh vùng, có dãy hàng ăn nghi ngút khói. Đi xe từ Sa Pa khoảng 3 giờ, khởi hành lúc 6 giờ là vừa.',
      descriptionEn:
        'On Sunday mornings Flower Hmong and their neighbours fill this market, with rows of steaming food stalls. It is about three hours by road from Sapa; leave around 6 am',
      highlightsVi: ['Chảo thắng cố', 'Phở chua', 'Váy áo H’Mông Hoa', 'Rượu ngô Bản Phố', 'Khu bán trâu, ngựa'],
      highlightsEn: ['Pots of thắng cố', 'Sour noodles', 'Flower Hmong dress', 'Ban Pho corn spirit', 'Buffalo and horse traders'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng Chủ nhật, 8–11 giờ',
      bestTimeEn: 'Sunday, 8–11 am',
    },
  }),
  nearbyDestinationsVi: ['Bắc Hà', 'Y Tý', 'Mù Cang Chải', 'Hà Nội'],
  nearbyDestinationsEn: ['Bac Ha', 'Y Ty', 'Mu Cang Chai', 'Hanoi'],
}
