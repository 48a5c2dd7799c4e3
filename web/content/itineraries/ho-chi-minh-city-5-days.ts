import { itineraryPage } from './with-itinerary-facts'

export const content = itineraryPage({
  slug: 'ho-chi-minh-city-5-days',
  meta: {
    titleVi: 'Lịch trình Sài Gòn – miền Tây 5 ngày 4 đêm, từng chặng',
    titleEn: 'Saigon and the Mekong Delta in 5 days, stage by stage',
    descriptionVi:
      'Lịch trình 5 ngày 4 đêm: hai ngày Sài Gòn, một đêm nhà vườn An Bình, một đêm Cần Thơ, sáng sớm ra chợ nổi Cái Răng. Khoảng {{price}} một người, chưa tính vé bay.',
    descriptionEn:
      'Five days, four nights: two days in Saigon, a garden house on An Binh, a night in Can Tho and Cai Rang at first light. About {{price}} a person without flights.',
  },
  titleVi: 'Sài Gòn và miền Tây năm ngày: phố, vườn, chợ nổi',
  titleEn: 'Saigon and the Mekong in five days: city, orchard, floating market',
  durationVi: '5 ngày 4 đêm',
  durationEn: '5 days, 4 nights',
  descriptionVi:
    'Hai ngày Sài Gòn đi theo nhịp sáng sớm và chiều tối, một đêm nhà vườn trên cù lao An Bình, một đêm Cần Thơ, rồi ra chợ nổi Cái Răng lúc trời chưa sáng hẳn.',
  descriptionEn:
    'Two days in Saigon, walked early and late, then a night in a garden house on An Binh island, a night in Can Tho, and Cai Rang floating market before the sun is properly up.',
  highlightsVi: [
    'Dinh Độc Lập, bến Bạch Đằng lúc lên đèn',
    'Nhang vòng và phố thuốc bắc Chợ Lớn',
    'Một đêm nhà vườn giữa sông Tiền, sông Cổ Chiên',
    'Chợ nổi Cái Răng trước sáu giờ',
    'Đường đan, cầu nhỏ và chiếc xe đạp',
  ],
  highlightsEn: [
    'Independence Palace, and the river as the lights come on',
    'Incense coils and herb shops in Cho Lon',
    'A night in an orchard between two arms of the Mekong',
    'Cai Rang floating market before six',
    'Village lanes and little bridges by bicycle',
  ],
  includesVi: [
    'Hai đêm khách sạn tầm trung ở trung tâm Sài Gòn, có bữa sáng',
    'Một đêm nhà vườn có bữa tối và bữa sáng, một đêm khách sạn ở Cần Thơ',
    'Xe khách ba chặng Sài Gòn – Vĩnh Long – Cần Thơ – Sài Gòn, xe công nghệ trong phố',
    'Thuyền nhỏ đi Cái Răng và rạch, xuồng chèo, xe đạp ở nhà vườn',
    'Một tối đi ăn hàng bằng xe máy có người dẫn',
    'Vé tham quan và các bữa ăn còn lại ở quán bình dân',
  ],
  includesEn: [
    'Two nights in a mid-range hotel in central Saigon, with breakfast',
    'A night in a garden house with dinner and breakfast, a night in a Can Tho hotel',
    'Coaches Saigon – Vinh Long – Can Tho – Saigon, and ride-hailing in town',
    'A small boat to Cai Rang and the canals, a rowed sampan, bicycles',
    'One guided street-food evening by motorbike',
    'Entrance tickets and the other meals, in simple places',
  ],
  price: 5_900_000,
  imageAltVi: 'Người đạp xe dưới hàng dừa, bên kia sông là dãy cao ốc của thành phố',
  imageAltEn: 'A cyclist under palm trees, with a city skyline across the river',
  stops: ['ho-chi-minh-city', 'mekong-delta'],
  days: [
    {
      titleVi: 'Dinh Độc Lập rồi ra sông',
      titleEn: 'The palace, then down to the river',
      textVi:
        'Tân Sơn Nhất chỉ cách trung tâm 7 km nhưng kẹt xe thì mất cả tiếng; tới buổi sáng, gửi đồ, ăn đĩa cơm tấm. 13 giờ 30 vào Dinh Độc Lập, đúng lúc nắng gắt nhất thì ở trong nhà: phòng khánh tiết, sân thượng, xuống hầm chỉ huy, chừng tiếng rưỡi. 15 giờ 30 qua Bưu điện, ngó Nhà thờ Đức Bà còn rào trùng tu, ghé đường sách. Xuôi Đồng Khởi ra Nguyễn Huệ, lên một quán cà phê trong chung cư cũ nhìn xuống. 17 giờ tới bến Bạch Đằng đón buýt đường sông, cuối tuần mua vé trước. Tối ăn ốc Vĩnh Khánh rồi về ngủ sớm.',
      textEn:
        'Tan Son Nhat is only 7 km out, yet a jam can make it an hour. Arrive in the morning, leave your bags, and lunch on cơm tấm, broken rice with a grilled chop. At 1:30 pm, the hottest hour, be indoors at Independence Palace: state rooms, rooftop, command bunker, ninety minutes. At 3:30 see the Central Post Office and Book Street; Notre-Dame next door is behind hoardings. Drift down Dong Khoi to Nguyen Hue and climb to a café in one of the old apartment blocks. By five be at Bach Dang wharf for the waterbus, booked ahead at weekends. Dinner is snails on Vinh Khanh street.',
      night: 'ho-chi-minh-city',
    },
    {
      titleVi: 'Chợ Lớn buổi sáng, bảo tàng, một tối ăn hàng',
      titleEn: 'Cho Lon, the war museum, an evening of eating',
      textVi:
        '7 giờ 30 gọi xe vào Chợ Lớn. Bắt đầu ở chợ Bình Tây, đi tiếp phố thuốc bắc Hải Thượng Lãn Ông, chùa Bà Thiên Hậu, hội quán Nghĩa An; ăn tô hủ tiếu, uống ly trà đắng, 11 giờ quay ra. Trưa nghỉ cho lại sức. 14 giờ 30 vào Bảo tàng Chứng tích Chiến tranh, xem phòng ảnh phóng viên trước; nặng quá thì ra sân ngồi, có con nhỏ đừng lên lầu. 16 giờ 30 về tắm, soạn ba lô cho hai đêm, vali gửi khách sạn. 18 giờ ngồi sau xe người dẫn, ba bốn tiếng đi bốn năm quán: bánh xèo, gỏi cuốn, bò lá lốt, chè. Đừng ăn no ở quán đầu.',
      textEn:
        'Take a car to Cho Lon at 7:30. Begin in Binh Tay market, follow the herbal-medicine shops of Hai Thuong Lan Ong, then see the Thien Hau temple and the Nghia An hall, incense coils smoking overhead. Have noodles, and be away by eleven. Rest. At 2:30 pm visit the War Remnants Museum, the photographers’ gallery first. It is hard going; with small children stay among the aircraft outside. By 4:30 go back, shower, pack two nights into a rucksack and leave your suitcase with the hotel. At six climb on behind a guide for four or five kitchens over three or four hours. Do not fill up at the first.',
      night: 'ho-chi-minh-city',
    },
    {
      titleVi: 'Xuống Vĩnh Long, ngủ nhà vườn',
      titleEn: 'To Vinh Long and a garden house',
      textVi:
        '6 giờ 30 rời khách sạn ra bến xe Miền Tây, đi chuyến quanh 7 giờ 30, khoảng ba tiếng tới Vĩnh Long; nhờ xe trung chuyển đưa tới bến phà An Bình, qua phà vài phút, chủ nhà ra đón. Cơm trưa, nằm võng, đợi bớt nắng. 15 giờ lấy xe đạp đi đường đan giữa vườn nhãn, vườn chôm chôm, qua cầu dốc thì dắt. Về trước 17 giờ 30, phụ bếp: cá tai tượng chiên xù cuốn bánh tráng là món của xứ này. Chạng vạng muỗi nhiều, mặc áo dài tay. Tối nghe côn trùng, thỉnh thoảng chen tiếng karaoke nhà bên; 21 giờ là cả cù lao ngủ.',
      textEn:
        'Leave your hotel at 6:30 for a coach at about 7:30 from the Western bus station; Vinh Long is some three hours away. Ask for the company’s shuttle to the An Binh ferry, cross in a few minutes and let your host meet you. Lunch, then a hammock until it cools. At three take a bicycle along the concrete lanes between longan and rambutan gardens, walking it over the steep bridges. Be back by 5:30 to help in the kitchen: elephant-ear fish, fried whole and rolled in rice paper, is the dish here. Cover up against mosquitoes at dusk. The night is all insects, with perhaps a neighbour’s karaoke; by nine the island sleeps.',
      night: 'mekong-delta',
    },
    {
      titleVi: 'Rạch sớm, trưa qua Cần Thơ',
      titleEn: 'The canals early, Can Tho by noon',
      textVi:
        '6 giờ chủ nhà chèo xuồng vô rạch, giờ giấc tùy con nước nên hỏi từ tối trước; nước lớn mới vào được chỗ hẹp. Về ăn sáng, theo chủ ra vườn xem trái gì đang chín, ăn tại chỗ. 9 giờ 30 qua phà, đi xe chừng một tiếng tới Cần Thơ, nhận phòng gần bến Ninh Kiều, ăn trưa, ngủ. 15 giờ gọi xe ra nhà cổ Bình Thủy, đình Bình Thủy cách đó một quãng ngắn. 17 giờ 30 dạo bờ sông, hỏi giá thuyền cho sáng mai và chốt ba điều: áo phao, ghé sát ghe hàng, về bằng đường rạch. Ăn lẩu mắm hay bánh xèo, lên giường trước 21 giờ.',
      textEn:
        'At about six your host rows you into the canals; the hour depends on the tide, since the narrow ones need high water, so ask the night before. Breakfast, then a walk round the orchard to taste whatever is ripe. Cross back at 9:30 and drive an hour to Can Tho. Check in near Ninh Kieu quay, lunch, sleep. At three ride out to the Binh Thuy ancient house and the village temple nearby. At 5:30 stroll the river and settle tomorrow’s boat: price, life jackets, going in close, home by the canals. Eat lẩu mắm, a pungent fish hotpot, or bánh xèo, and be in bed by nine.',
      night: 'mekong-delta',
    },
    {
      titleVi: 'Cái Răng lúc rạng sáng, chiều về Sài Gòn',
      titleEn: 'Cai Rang at first light, Saigon by afternoon',
      textVi:
        '4 giờ 45 dậy, 5 giờ xuống thuyền ở Ninh Kiều, khoảng 5 giờ 30 tới Cái Răng. Chợ nay thưa ghe hơn xưa nhiều, nhưng giờ này còn mua bán thật: ngó cây bẹo biết ghe bán gì, ăn tô hủ tiếu chòng chành, mua trái khóm gọt sẵn. Gần 7 giờ tàu khách ra đông thì rẽ vô rạch, ghé lò hủ tiếu xem tráng bánh, 9 giờ về bến. Tắm, ngủ thêm, trả phòng. Quanh 11 giờ lên xe khách, 3–4 tiếng, tới bến xe Miền Tây khoảng 15 giờ. Lấy vali, ăn thêm bữa cơm tấm. Bay tối thì chọn chuyến sau 20 giờ: đường ra sân bay giờ tan tầm chậm lắm.',
      textEn:
        'Up at 4:45, on the water at Ninh Kieu by five, in Cai Rang at about 5:30. Far fewer boats trade here than once did, but at this hour the business is real. Read what each sells from the pole above it, eat noodles as you rock, buy a peeled pineapple. When the tour boats arrive towards seven, turn into the canals and see rice noodles made; back by nine. Shower, nap, check out. A coach at about eleven takes 3–4 hours to Saigon’s Western bus station. Collect your suitcase and have a last meal. Book a flight after 8 pm: the airport road crawls at rush hour.',
    },
  ],
  notesVi: `Lịch đi bằng xe khách cho nhẹ tiền. Bốn người thì thuê xe riêng có tài xế ba ngày miền Tây là hợp lý, được dừng ở đâu mình muốn.

## Đến và về

Xem kỹ vé: nội địa bay T1 hay T3 của Tân Sơn Nhất, và chuyến quốc tế đáp ở Tân Sơn Nhất hay Long Thành, cách trung tâm khoảng 40 km. Khỏi quay lại Sài Gòn thì bay thẳng Cần Thơ – Hà Nội, khoảng hai tiếng, hoặc ngược lên Châu Đốc rồi ra [Phú Quốc](/plan-your-trip/day-26).

## Mùa mưa, mùa nước

- Tháng 5 đến tháng 11 mưa thường đổ buổi chiều: việc ngoài trời dồn lên sáng. Mưa sớm ở Cái Răng thì mặc áo mưa, chợ vẫn họp.
- Tháng 9 đến tháng 11 triều cường có thể ngập vài đường thấp ở Cần Thơ, chọn phòng trên lầu.
- Trái cây rộ tháng 5 đến tháng 8; mùa khác gọi hỏi chủ vườn trước.

## Bớt và thêm

Có bốn ngày thì bỏ ngày hai, giữ hai đêm miền Tây. Muốn đi địa đạo Củ Chi thì đổi lấy buổi sáng Chợ Lớn, khởi hành 7 giờ. Sa Đéc trước Tết đáng ghé nửa ngày giữa Vĩnh Long và Cần Thơ. Tour Mỹ Tho trong ngày thì bỏ. Đi kỹ hơn có [ngày 23](/plan-your-trip/day-23) và [ngày 25](/plan-your-trip/day-25); cần xếp một buổi ở vườn, [nhắn chúng tôi](/lien-he/trip-planning).`,
  notesEn: `The plan uses coaches to keep the price down. For four people a car with a driver for the three delta days makes sense, and it stops where you like.

## Getting there and away

Read your ticket: domestic flights use T1 or T3 at Tan Son Nhat, and an international one may land at Long Thanh, some 40 km out. To avoid doubling back, fly from Can Tho to Hanoi in about two hours, or go up to Chau Doc and on to [Phu Quoc](/plan-your-trip/day-26).

## Rain and high water

- From May to November rain mostly falls in the afternoon, so keep the outdoors for mornings. If it is wet at Cai Rang, wear a raincoat; the market carries on.
- From September to November spring tides can flood low streets in Can Tho. Take a room upstairs.
- Fruit peaks from May to August. At other times have your host ask what is ripe.

## Skip or add

With four days, drop day two and keep both delta nights. For the Cu Chi tunnels, give up the Cho Lon morning and leave at seven. Before Tet the flower gardens of Sa Dec deserve half a day between Vinh Long and Can Tho. Skip the one-day My Tho tour. There is more in [day 23](/plan-your-trip/day-23) and [day 25](/plan-your-trip/day-25), and [we can arrange](/lien-he/trip-planning) a morning in an orchard.`,
})
