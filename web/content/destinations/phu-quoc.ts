import { phuQuocSummary } from './phu-quoc.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...phuQuocSummary,
  meta: {
    titleVi: 'Du lịch Phú Quốc: mùa biển êm, đi đảo nào, ăn gì',
    titleEn: 'Phu Quoc: calm months, islets, beaches and visa rule',
    descriptionVi:
      'Biển tây Phú Quốc êm và trong từ tháng 11 đến tháng 4. Ba, bốn ngày cho đảo An Thới, rừng phía bắc, nhà thùng nước mắm; gỏi cá trích, bún quậy; tàu và chuyến bay.',
    descriptionEn:
      'The western sea is calm and clear from November to April. Three or four days for the An Thoi islets, forest, pepper and sunsets, with ferries and the visa rule.',
  },
  attractionsVi: ['Bãi Trường', 'Vườn quốc gia Phú Quốc', 'Nhà tù Phú Quốc'],
  attractionsEn: ['Long Beach', 'Phu Quoc National Park', 'Phu Quoc Prison'],
  overviewVi: [
    'Phú Quốc dài gần 50 km, nằm trong vịnh Thái Lan, gần Campuchia hơn gần Rạch Giá. Rừng quốc gia còn phủ phần lớn phía bắc; bờ tây là những bãi cát hướng thẳng về phía mặt trời lặn, cuối đảo phía nam là quần đảo An Thới với các rạn san hô. Du lịch trên đảo phát triển rất nhanh, có cả những khu phố mới dựng như phim trường, nhưng nhà thùng nước mắm, vườn tiêu và làng chài vẫn còn đó.',
    'Ba đến bốn ngày là đủ thong thả. Một ngày đi tàu ra các đảo nhỏ ở An Thới; một ngày lên phía bắc xem rừng, vườn tiêu và Gành Dầu; một ngày cho cáp treo Hòn Thơm hoặc chỉ nằm bãi. Chiều nào cũng nên có mặt ở bờ tây, tối về Dương Đông ăn gỏi cá trích, bún quậy.',
    'Chọn khu vực rồi hãy chọn khách sạn: Dương Đông tiện ăn uống, Bãi Trường tiện sân bay, An Thới tiện đi đảo, còn các khu nghỉ phía bắc thì khá xa mọi thứ. Từ tháng 5 đến tháng 10 bờ tây mưa, động và có lúc rác dạt vào; khi đó bờ đông lặng hơn. Đảo đang thi công nhiều đường sá để đón APEC 2027, nên hỏi trước xem quanh chỗ ở có công trường không. Xuống nước đừng đạp lên san hô, đừng mua cá ngựa khô, vỏ ốc; hải sản hỏi giá theo ký trước khi gọi.',
  ],
  overviewEn: [
    'Phu Quoc is nearly 50 km long and lies in the Gulf of Thailand, closer to Cambodia than to Rach Gia. National-park forest still covers much of the north; the west coast is a run of beaches facing the sunset, and off the southern tip the An Thoi islets keep their coral reefs. Tourism has grown fast here, whole new streets included, but the fish-sauce houses, pepper gardens and fishing villages are still at work.',
    'Three or four days is comfortable. Take a boat round the small islands one day; go north another for the forest, the pepper and Ganh Dau; and keep one for the Hon Thom cable car, or simply for a beach. Be on the west coast every evening, then head into Duong Dong for herring salad and bún quậy.',
    'Choose the area before the hotel. Duong Dong is best for eating, Long Beach is handy for the airport and An Thoi for boats, while the northern resorts are far from everything else. From May to October the west side is wet and rough, with litter washing ashore; the east coast is calmer then. Roadworks for APEC 2027 are spread across the island, so ask about building sites nearby. Never stand on coral, leave dried seahorses and shells in the shop, and agree the price per kilo before ordering seafood.',
  ],
  heroAltVi: 'Cầu gỗ và hàng dừa lúc hoàng hôn, ngoài khơi có chiếc thuyền đánh cá',
  heroAltEn: 'A wooden pier and palms at sunset, with a fishing boat offshore',
  galleryImages: [
    {
      src: '@assets/art/phu-quoc',
      altVi: 'Cầu gỗ và hàng dừa lúc hoàng hôn, ngoài khơi có chiếc thuyền đánh cá',
      altEn: 'A wooden pier and palms at sunset, with a fishing boat offshore',
    },
    {
      src: '@assets/art/phu-quoc-2',
      altVi: 'Rạn san hô dưới nước với đàn cá và một người đang lặn ống thở',
      altEn: 'An underwater coral reef with fish and a snorkeller',
    },
    {
      src: '@assets/art/phu-quoc-3',
      altVi: 'Những thùng gỗ ủ nước mắm bên vườn tiêu',
      altEn: 'Wooden fish-sauce barrels beside a pepper garden',
    },
  ],
  transportation: {
    ...phuQuocSummary.transportation,
    accessibilityVi:
      'Bay thẳng từ Hà Nội khoảng 2 giờ, từ TP. Hồ Chí Minh khoảng 1 giờ; tàu cao tốc từ Hà Tiên mất hơn 1 giờ, từ Rạch Giá khoảng 2,5 giờ, tùy thời tiết. Khách nước ngoài đến thẳng đảo và chỉ ở Phú Quốc được miễn thị thực tối đa 30 ngày; nên xem quy định mới nhất trước khi đi.',
    accessibilityEn:
      'Direct flights take about two hours from Hanoi and one from Ho Chi Minh City; fast ferries need a little over an hour from Ha Tien and about 2.5 from Rach Gia, weather permitting. Foreigners who come straight to the island and stay only here need no visa for up to 30 days; check the current rules before you travel.',
  },
  bestTimeToVisit: {
    ...phuQuocSummary.bestTimeToVisit,
    weatherVi:
      'Từ tháng 11 đến tháng 4 trời khô, biển phía tây êm và trong, đông nhất vào dịp Tết. Từ tháng 5 đến tháng 10 gió mùa tây nam mang mưa và sóng, mưa nhiều nhất vào tháng 7 đến tháng 9.',
    weatherEn:
      'From November to April it is dry and the western sea is calm and clear, busiest around Tet. From May to October the south-west monsoon brings rain and swell, heaviest from July to September.',
  },
  activities: withActivityDetails(phuQuocSummary.activities, {
    'phu-quoc-an-thoi-snorkelling': {
      descriptionVi:
        'Tàu hoặc ca nô từ phía nam đảo ghé vài hòn như Móng Tay, Mây Rút, Gầm Ghì để tắm và lặn ống thở. Đi nhóm nhỏ thì ở được lâu hơn tại mỗi rạn; mặc áo dài tay thay cho việc bôi thật nhiều kem chống nắng.',
      descriptionEn:
        'Boats from the south of the island stop at islets such as Mong Tay, May Rut and Gam Ghi for swimming and snorkelling. A small group gets longer at each reef; a long-sleeved top spares the coral a lot of sunscreen.',
      highlightsVi: ['Rạn san hô Gầm Ghì', 'Bãi cát Mây Rút', 'Hòn Móng Tay', 'Bữa trưa hải sản'],
      highlightsEn: ['Reef at Gam Ghi', 'May Rut’s sandy beach', 'Mong Tay islet', 'Seafood lunch'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng, tháng 11 đến tháng 4',
      bestTimeEn: 'Mornings, November to April',
    },
    'phu-quoc-fish-sauce-and-pepper': {
      descriptionVi:
        'Xem cá cơm ủ muối khoảng một năm trong những thùng gỗ cao quá đầu người, nếm nước mắm nhỉ, rồi ra vườn xem dây tiêu leo trên nọc. Nhiều nơi vào cửa tự do; hãng bay có quy định riêng về nước mắm, hỏi trước khi mua nhiều.',
      descriptionEn:
        'See anchovies and salt ageing for about a year in wooden vats taller than a man, taste the first draw, then walk among pepper vines on their posts. Many places let you in free; airlines have their own rules on fish sauce, so ask before buying a lot.',
      highlightsVi: ['Thùng gỗ ủ chượp', 'Nếm nước mắm nhỉ', 'Vườn tiêu', 'Tiêu đỏ, tiêu sọ, tiêu đen'],
      highlightsEn: ['The wooden vats', 'Tasting first-draw fish sauce', 'Pepper gardens', 'Red, white and black pepper'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng; mùa hái tiêu vào mấy tháng đầu năm',
      bestTimeEn: 'Mornings; pepper is picked in the first months of the year',
    },
    'phu-quoc-hon-thom-cable-car': {
      descriptionVi:
        'Tuyến cáp gần 8 km vượt biển từ An Thới ra Hòn Thơm, nhìn xuống làng chài và tàu cá neo kín vịnh. Vé thường gồm cả công viên nước trên đảo; cáp chạy theo khung giờ, nhớ xem lịch trước.',
      descriptionEn:
        'Nearly 8 km of cable over the sea from An Thoi to Hon Thom, above fishing villages and anchorages full of boats. Tickets often include the island’s water park; the cars run in set time slots, so check the timetable.',
      highlightsVi: ['Toàn cảnh quần đảo An Thới', 'Tàu cá nhìn từ trên cao', 'Công viên nước', 'Bãi tắm Hòn Thơm'],
      highlightsEn: ['View over the An Thoi islands', 'Fishing boats from above', 'Water park', 'Hon Thom beach'],
      difficulty: 'easy',
      bestTimeVi: 'Chuyến sáng sớm, ngày lặng gió',
      bestTimeEn: 'First cars of the morning, on a calm day',
    },
    'phu-quoc-national-park-walk': {
      descriptionVi:
        'Vườn quốc gia rộng hơn 31.000 ha, thuộc khu dự trữ sinh quyển Kiên Giang được UNESCO công nhận. Đường mòn ít biển chỉ dẫn, nên thuê người dẫn; mang giày kín, nước uống và thuốc chống côn trùng.',
      descriptionEn:
        'The park covers more than 31,000 hectares and belongs to the UNESCO-listed Kien Giang biosphere reserve. Trails are poorly signed, so take a guide, and bring closed shoes, water and insect repellent.',
      highlightsVi: ['Rừng nhiệt đới thường xanh', 'Nhiều loài chim', 'Cung đường rừng lên Gành Dầu', 'Người dẫn đường địa phương'],
      highlightsEn: ['Evergreen tropical forest', 'Plenty of birds', 'The forest road to Ganh Dau', 'Local guides'],
      difficulty: 'moderate',
      bestTimeVi: 'Sáng sớm, mùa khô',
      bestTimeEn: 'Early morning, in the dry season',
    },
    'phu-quoc-long-beach-sunset': {
      descriptionVi:
        'Bãi Trường kéo dài khoảng 20 km từ phía nam Dương Đông, quay mặt về hướng tây nên mặt trời lặn thẳng xuống biển. Đi xuống phía nam một quãng thì bãi vắng hơn.',
      descriptionEn:
        'Long Beach (Bai Truong) runs for about 20 km south from Duong Dong and faces due west, so the sun drops straight into the sea. Walk or ride a little further south for emptier sand.',
      highlightsVi: ['Mặt trời lặn xuống biển', 'Đi chân trần trên cát', 'Quán nhỏ ven bãi', 'Đèn thuyền câu mực khi trời tối'],
      highlightsEn: ['The sun going into the sea', 'Barefoot walks', 'Small beach bars', 'Squid-boat lights after dark'],
      difficulty: 'easy',
      bestTimeVi: '17–18 giờ 30, tháng 11 đến tháng 4',
      bestTimeEn: '5–6:30 pm, November to April',
    },
    'phu-quoc-prison-museum': {
      descriptionVi:
        'Trại giam ở An Thới từng giam hàng chục nghìn tù binh trong những năm 1967–1973, nay là di tích quốc gia đặc biệt. Hiện vật và mô hình tái hiện cảnh tra tấn rất trực diện, không hợp với trẻ nhỏ.',
      descriptionEn:
        'The camp at An Thoi held tens of thousands of prisoners of war between 1967 and 1973 and is now a special national monument. Its exhibits and life-size figures show torture plainly and are not for small children.',
      highlightsVi: ['Nhà trưng bày', 'Khu trại giam phục dựng', 'Chuồng cọp kẽm gai', 'Câu chuyện những lần vượt ngục'],
      highlightsEn: ['Exhibition hall', 'Rebuilt prison blocks', 'The barbed-wire “tiger cages”', 'Stories of the escapes'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng, kết hợp với chuyến xuống phía nam',
      bestTimeEn: 'Mornings, on a trip to the south',
    },
  }),
  nearbyDestinationsVi: ['Hà Tiên', 'Rạch Giá', 'Quần đảo Nam Du', 'Đồng bằng sông Cửu Long', 'TP. Hồ Chí Minh'],
  nearbyDestinationsEn: ['Ha Tien', 'Rach Gia', 'Nam Du Islands', 'Mekong Delta', 'Ho Chi Minh City'],
}
