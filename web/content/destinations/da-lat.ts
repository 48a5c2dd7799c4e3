import { daLatSummary } from './da-lat.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...daLatSummary,
  meta: {
    titleVi: 'Du lịch Đà Lạt: mùa khô, đồi thông, cà phê, món đêm',
    titleEn: 'Da Lat: dry months, pine woods, coffee and cold nights',
    descriptionVi:
      'Đà Lạt khô ráo, nắng nhẹ từ tháng 12 đến tháng 3, đêm có khi gần 10 độ. Hai, ba ngày cho hồ Xuân Hương, tàu Trại Mát, Langbiang, săn mây Cầu Đất và món nóng.',
    descriptionEn:
      'Dry, sunny days and nights near 10 °C from December to March. Two or three days for the lake, the Trai Mat train, Langbiang, Cau Dat’s clouds and hot street snacks.',
  },
  attractionsVi: ['Hồ Xuân Hương', 'Langbiang', 'Ga Đà Lạt'],
  attractionsEn: ['Xuan Huong Lake', 'Langbiang', 'Da Lat railway station'],
  overviewVi: [
    'Năm 1893, bác sĩ Alexandre Yersin đặt chân lên cao nguyên Lâm Viên; ít lâu sau người Pháp dựng ở đây một đô thị nghỉ mát. Đà Lạt bây giờ đông hơn nhiều, nhưng sáng ra sương vẫn phủ hồ Xuân Hương, thông vẫn reo trên đồi và ra đường vẫn phải có áo khoác. Đây là xứ của hoa, dâu, atisô và cà phê arabica, cũng là nơi cả nước rủ nhau lên trốn nóng.',
    'Hai đến ba ngày là vừa. Ngày đầu đi quanh hồ, ghé ga cũ, lên chuyến tàu ngắn ra Trại Mát thăm chùa Linh Phước, tối ra chợ ăn bánh tráng nướng và uống ly sữa đậu nành nóng. Ngày thứ hai dành cho Langbiang hoặc một buổi vượt thác. Còn một sáng nữa thì dậy từ bốn giờ, chạy ra Cầu Đất đón mây và uống cà phê ngay tại nơi trồng.',
    'Cuối tuần, Tết và mùa hè, trung tâm kẹt xe, phòng tăng giá; đi giữa tuần dễ chịu hơn hẳn. Mùa mưa từ tháng 5 đến tháng 10, thường mưa buổi chiều, và những đợt mưa lớn cuối năm có khi làm sạt các đèo lên phố, nên xem tin đường trước khi đi. Dốc nhiều, sương dày, ai chưa quen tay lái thì gọi taxi. Nhà kính phủ trắng nhiều sườn đồi, không phải chỗ nào cũng như ảnh. Vườn hoa, vườn dâu là chỗ làm ăn của người ta: hỏi trước khi vào, đừng giẫm luống, đừng ngắt hoa.',
  ],
  overviewEn: [
    'Alexandre Yersin, a doctor and explorer, reached this plateau in 1893, and the French soon built a resort on it to escape the heat. Da Lat is far bigger now, but mist still lies on Xuan Huong lake at dawn, the hills still smell of pine and you still need a coat. It is the country of flowers, strawberries, artichokes and arabica, and half of Vietnam comes up here to cool down.',
    'Two or three days are enough. Spend the first on the lake, the old station and the short train ride to Trai Mat and its mosaic pagoda, then eat your way round the market after dark. Give the second to Langbiang or to a morning of canyoning. If you have a third, get up at four and drive to Cau Dat for the cloud, and for coffee where it is grown.',
    'At weekends, at Tet and in summer the centre jams and rooms cost more; come midweek. From May to October it rains most afternoons, and heavy late-year rain can bring landslides to the passes, so check the roads before you set out. The streets are steep and often foggy: take taxis unless you ride well. White greenhouses cover many slopes, and not every view looks like the photographs. Farms are workplaces, so ask before walking in and leave the flowers alone.',
  ],
  heroAltVi: 'Đồi thông và biệt thự Pháp trong màn sương trên hồ Xuân Hương',
  heroAltEn: 'Pine hills and French villas with mist over Xuan Huong lake',
  galleryImages: [
    {
      src: '@assets/art/da-lat',
      altVi: 'Đồi thông và biệt thự Pháp trong màn sương trên hồ Xuân Hương',
      altEn: 'Pine hills and French villas with mist over Xuan Huong lake',
    },
    {
      src: '@assets/art/da-lat-2',
      altVi: 'Nhà ga Đà Lạt cũ với ba mái nhọn và một đầu máy hơi nước',
      altEn: 'The old Da Lat railway station with its three gables and a steam engine',
    },
    {
      src: '@assets/art/da-lat-3',
      altVi: 'Nhà kính trồng hoa và đồi cà phê lúc mặt trời mọc',
      altEn: 'Flower greenhouses and a coffee hill at sunrise',
    },
  ],
  transportation: {
    ...daLatSummary.transportation,
    accessibilityVi:
      'Có chuyến bay từ Hà Nội và TP. Hồ Chí Minh đến sân bay Liên Khương, cách phố khoảng 30 km (đường băng sửa tới tháng 8/2026, nên xem hãng đã bay lại chặng của bạn chưa); xe khách từ TP. Hồ Chí Minh chạy chừng 300 km, mất 6–8 giờ, từ Nha Trang khoảng 3,5 giờ. Ga Đà Lạt chỉ có tàu du lịch đi Trại Mát, không nối với đường sắt Bắc – Nam.',
    accessibilityEn:
      'Flights from Hanoi and Ho Chi Minh City land at Lien Khuong airport, about 30 km from town (its runway was under repair until August 2026, so check that your route is flying again); coaches take 6–8 hours for the 300 km from Ho Chi Minh City and about 3.5 hours from Nha Trang. Da Lat station only has the sightseeing train to Trai Mat and no link to the main line.',
  },
  bestTimeToVisit: {
    ...daLatSummary.bestTimeToVisit,
    weatherVi:
      'Tháng 12 đến tháng 3 khô ráo, ngày nắng nhẹ, đêm có khi xuống gần 10 °C nên phải mang áo ấm. Từ tháng 5 đến tháng 10 hay mưa chiều, buổi sáng vẫn thường có nắng.',
    weatherEn:
      'December to March is dry, with mild sunny days and nights that can fall close to 10 °C, so bring something warm. From May to October expect afternoon rain, though mornings are often bright.',
  },
  activities: withActivityDetails(daLatSummary.activities, {
    'da-lat-trai-mat-train': {
      descriptionVi:
        'Chuyến tàu chạy 7 km trong khoảng nửa giờ, qua vườn rau và nhà kính, trên đoạn còn lại của tuyến đường sắt răng cưa Tháp Chàm – Đà Lạt. Đến Trại Mát, đi bộ vài phút là tới chùa Linh Phước.',
      descriptionEn:
        'The train trundles 7 km in about half an hour past vegetable plots and greenhouses, on what remains of the old rack railway from Thap Cham. From Trai Mat it is a few minutes’ walk to Linh Phuoc pagoda.',
      highlightsVi: ['Kiến trúc ga Đà Lạt', 'Đầu máy hơi nước trưng bày', 'Toa tàu kiểu xưa', 'Chùa Linh Phước'],
      highlightsEn: ['The station building', 'The steam engine on show', 'Vintage-style carriages', 'Linh Phuoc pagoda'],
      difficulty: 'easy',
      bestTimeVi: 'Chuyến sáng; mua vé trước vào cuối tuần',
      bestTimeEn: 'Morning departures; book ahead at weekends',
    },
    'da-lat-datanla-canyoning': {
      descriptionVi:
        'Đu dây xuống vách thác, trượt máng nước tự nhiên và nhảy hồ cùng hướng dẫn viên. Chỉ đi với đơn vị có giấy phép, đủ bảo hiểm và đồ bảo hộ: đã có tai nạn chết người khi khách tự ý vượt thác.',
      descriptionEn:
        'Abseil down the falls, slide natural chutes and jump into pools with guides on the rope. Go only with a licensed, insured operator: people who tried these falls on their own have died here.',
      highlightsVi: ['Tập đu dây trên cạn', 'Đu dây qua thác', 'Trượt máng nước', 'Bữa trưa giữa rừng thông'],
      highlightsEn: ['Practice on dry land', 'Abseiling the waterfall', 'Natural water slides', 'Lunch among the pines'],
      difficulty: 'moderate',
      bestTimeVi: 'Tháng 12 đến tháng 4, khi nước không quá lớn',
      bestTimeEn: 'December to April, when the water is not too high',
    },
    'da-lat-langbiang-hike': {
      descriptionVi:
        'Núi nằm ở Lạc Dương, cách trung tâm khoảng 12 km; đường mòn qua rừng thông rồi rừng rậm, đoạn cuối dốc gắt lên đỉnh 2.167 m. Không muốn leo thì có xe jeep lên đồi Ra Đa.',
      descriptionEn:
        'The mountain stands in Lac Duong, about 12 km from the centre; the path climbs through pines and then thicker forest, with a steep last stretch to 2,167 m. If you would rather not walk, jeeps go up to the Radar hill viewpoint.',
      highlightsVi: ['Đường mòn rừng thông', 'Đỉnh 2.167 m', 'Nhìn xuống Suối Vàng', 'Làng người Lạch dưới chân núi'],
      highlightsEn: ['Trail through the pines', 'The 2,167 m summit', 'Views over the Suoi Vang lakes', 'Lach villages at the foot'],
      difficulty: 'moderate',
      bestTimeVi: 'Khởi hành trước 8 giờ, mùa khô',
      bestTimeEn: 'Start before 8 am, in the dry season',
    },
    'da-lat-cau-dat-sunrise': {
      descriptionVi:
        'Chạy khoảng 25 km ra Cầu Đất khi trời còn tối để kịp lúc mây tràn qua thung lũng, rồi ghé vườn cà phê arabica và đồi chè. Mây không hẹn trước: hôm nào đêm lạnh, lặng gió thì dễ gặp hơn.',
      descriptionEn:
        'Drive some 25 km out to Cau Dat in the dark to catch cloud filling the valleys, then call at an arabica farm and the tea hills. The cloud makes no promises: cold, still nights give the best chance.',
      highlightsVi: ['Biển mây lúc rạng sáng', 'Vườn cà phê arabica', 'Đồi chè Cầu Đất', 'Cà phê rang tại chỗ'],
      highlightsEn: ['Cloud at first light', 'Arabica gardens', 'Cau Dat tea hills', 'Coffee roasted on the spot'],
      difficulty: 'easy',
      bestTimeVi: '5–8 giờ sáng; cà phê chín từ khoảng tháng 11',
      bestTimeEn: '5–8 am; coffee ripens from about November',
    },
    'da-lat-night-food': {
      descriptionVi:
        'Trời lạnh, món nào nóng cũng ngon: bánh tráng nướng trên than, bánh căn chấm xíu mại, ly sữa đậu nành. Hỏi giá trước khi ngồi, nhất là mua mứt và trái cây ở khu chợ.',
      descriptionEn:
        'In the cold everything hot tastes better: rice paper crisped over charcoal, bánh căn in meatball broth, a glass of soy milk. Ask the price before you sit down, above all for jams and fruit by the market.',
      highlightsVi: ['Bánh tráng nướng than', 'Bánh căn nóng', 'Sữa đậu nành đêm', 'Khoai lang, bắp nướng'],
      highlightsEn: ['Charcoal-grilled rice paper', 'Hot bánh căn', 'Late-night soy milk', 'Grilled sweet potato and corn'],
      difficulty: 'easy',
      bestTimeVi: '18–21 giờ, tránh tối thứ bảy',
      bestTimeEn: '6–9 pm, avoiding Saturdays',
    },
    'da-lat-bao-dai-palace-three': {
      descriptionVi:
        'Dinh thự nghỉ mát của vua Bảo Đại và hoàng hậu Nam Phương, xây trong những năm 1930 giữa rừng thông. Phòng làm việc, phòng ăn và phòng ngủ gia đình còn giữ nhiều đồ đạc cũ.',
      descriptionEn:
        'The summer residence of Emperor Bảo Đại and Empress Nam Phương, built in the 1930s among pines. The study, dining room and family bedrooms keep much of their old furniture.',
      highlightsVi: ['Kiến trúc châu Âu thập niên 1930', 'Phòng làm việc của vua', 'Nội thất nguyên bản', 'Vườn và rừng thông'],
      highlightsEn: ['1930s European design', 'The emperor’s study', 'Original furniture', 'Garden and pine wood'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm hoặc một chiều mưa',
      bestTimeEn: 'Early morning, or a rainy afternoon',
    },
  }),
  nearbyDestinationsVi: ['Bảo Lộc', 'Nha Trang', 'Phan Rang', 'Mũi Né', 'TP. Hồ Chí Minh'],
  nearbyDestinationsEn: ['Bao Loc', 'Nha Trang', 'Phan Rang', 'Mui Ne', 'Ho Chi Minh City'],
}
