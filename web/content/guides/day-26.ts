import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 26,
  meta: {
    titleVi: 'Phú Quốc: ở bờ nào, tháng nào, bốn ngày đi đâu',
    titleEn: 'Phu Quoc: pick a coast by the month, then four days',
    descriptionVi:
      'Bờ tây ngắm hoàng hôn, bờ nam đi đảo, phía bắc còn rừng, bờ đông êm khi gió tây nam: chọn chỗ ở theo tháng, xếp bốn ngày, thuê xe máy, tàu bay và nước mắm, tiêu.',
    descriptionEn:
      'West for sunsets, south for islets, north for forest, east when the monsoon blows: choose by month, then four days in order, scooters, ferries and visa exemption.',
  },
  summaryVi:
    'Bờ tây ngắm hoàng hôn, bờ nam đi đảo, phía bắc còn rừng, bờ đông êm khi gió tây nam nổi: chọn chỗ ở theo tháng, rồi xếp bốn ngày cho khỏi chạy ngược chạy xuôi.',
  summaryEn:
    'Sunsets to the west, islets to the south, forest in the north, shelter on the east when the monsoon blows: pick your coast by the month, then four days that fit together.',
  category: 'beach',
  difficulty: 'beginner',
  season: ['spring', 'winter'],
  destinations: ['phu-quoc', 'mekong-delta'],
  tagsVi: ['Phú Quốc', 'An Thới', 'Hòn Thơm', 'nước mắm', 'hồ tiêu', 'câu mực'],
  tagsEn: ['Phu Quoc', 'An Thoi', 'snorkelling', 'fish sauce', 'pepper', 'squid fishing'],
  imageAltVi: 'Cây dừa nghiêng bên cầu gỗ, mặt trời đang lặn và một chiếc thuyền câu mực ngoài khơi.',
  imageAltEn: 'A palm and a wooden pier before a setting sun, with a squid boat offshore.',
  agodaSearchTerm: 'phu-quoc',
  rating: 4.6,
  featured: true,
  contentVi: `Chiều mùa khô ở bờ tây Phú Quốc, biển phẳng như mặt hồ, mặt trời đỏ lặn ngay trước mũi bàn chân, rồi ngoài khơi đèn câu mực bật lên từng chấm như một thành phố nổi. Đảo dài gần 50 km, có rừng già ở phía bắc, hơn chục hòn đảo nhỏ ở phía nam, nên mỗi bờ mỗi khác. Chọn đúng mùa và đúng bờ trước, khách sạn tính sau.

## Bốn bờ, bốn kiểu biển

| Bờ | Hợp với | Biển êm | Cần biết |
| --- | --- | --- | --- |
| Tây: Dương Đông, Bãi Trường, Ông Lang | hoàng hôn, ăn uống, đi lại | tháng 11–4 | mùa mưa sóng đục, rác dạt |
| Nam: An Thới, Bãi Khem | đi đảo, cáp treo | tháng 11–4 | nhiều khu đô thị mới, công trường |
| Đông: Bãi Sao, Hàm Ninh | cát mịn, ghẹ, mặt trời mọc | tháng 5–10 | mùa khô có hôm gió, rác |
| Bắc: Bãi Dài, Gành Dầu, Rạch Vẹm | rừng, khu nghỉ lớn | tháng 11–4 | xa Dương Đông, ăn ngoài ít chỗ |

Lần đầu đi hai người thì ở Dương Đông hoặc đầu Bãi Trường. Gia đình có con nhỏ muốn ở yên một chỗ thì chọn khu nghỉ phía bắc. Ai mê lặn nên ngủ ở An Thới để sáng ra cầu tàu cho sớm.

## Mùa

Tháng 11 đến tháng 4 khô ráo, biển tây phẳng và trong, Tết là lúc phòng đắt nhất. Tháng 5, tháng 6 mưa từng cơn, giá mềm. Từ tháng 7 đến tháng 9 gió tây nam mạnh, bờ tây nhiều hôm treo cờ đỏ, tàu ra các hòn lẫn tàu về đất liền có thể hủy. Đi tháng này thì chừa một ngày dự phòng và dời việc tắm biển sang Bãi Sao. Đảo đang làm đường, mở rộng sân bay để đón APEC 2027, nên trước khi đặt phòng hãy hỏi quanh đó có công trường không.

## Bốn ngày, một thứ tự dễ chịu

1. **Ngày đến.** Chiều thả bộ Bãi Trường, tối ăn gỏi cá trích, bún quậy ở Dương Đông.
2. **Các hòn An Thới.** Ra tàu sáng sớm, ghé Gầm Ghì, Mây Rút, Móng Tay. Chọn thuyền ít người, mặc áo chống nắng dài tay, đừng đứng lên san hô, đừng bỏ bánh mì cho cá.
3. **Lên bắc.** Rừng quốc gia có người dẫn, vườn tiêu, Gành Dầu. Ghé Rạch Vẹm thì ngắm sao biển dưới nước, nhấc lên chụp hình là chúng chết dần.
4. **Bờ đông.** Sáng Hàm Ninh ăn ghẹ, trưa Bãi Sao, chiều qua nhà thùng nước mắm.

Cáp treo **Hòn Thơm** dài gần 8 km, nhìn xuống đội tàu cá An Thới thì đáng tiền, còn phần công viên nước tùy bạn có trẻ con hay không. Cáp chạy theo khung giờ và dừng khi gió lớn, xem lịch rồi hãy chạy xuống.

## Nước mắm, tiêu và một đêm câu mực

Nhà thùng ủ cá cơm với muối khoảng một năm trong thùng gỗ cao quá đầu người. Tên “Phú Quốc” được châu Âu bảo hộ chỉ dẫn địa lý từ năm 2012. Lúc mua nhớ đọc nhãn, độ đạm 35–40 là loại ngon để chấm. Nước mắm không được xách lên khoang, ký gửi thì mỗi hãng một quy định, nên hỏi trước và mua loại đóng thùng kín. Tiêu hái mấy tháng đầu năm. Nhà vườn bán tiêu đen, tiêu sọ lẫn tiêu đỏ hái chín, ngửi thử rồi hãy chọn.

**Câu mực** đi từ lúc mặt trời lặn, ba bốn giờ, hợp nhất những đêm biển lặng mùa khô. Nói trước cho khỏi buồn, nhiều đêm cả thuyền chỉ được vài con. Say sóng thì uống thuốc trước nửa giờ, ngồi giữa thuyền.

Hải sản chợ đêm hay làng chài đều hỏi giá theo ký, nhìn cân xong mới cho nấu.

## Xe máy, đường đến, giấy tờ

Xe máy tiện cho phía tây, còn đường lên bắc vắng, đèn thưa, xe tải công trình nhiều, tối đừng chạy. Cần bằng lái hợp lệ, chi tiết ở [ngày 4](/plan-your-trip/day-4). Nhóm bốn người thuê xe có tài xế theo ngày đỡ mệt hơn.

Bay thẳng từ Hà Nội khoảng hai giờ, từ Sài Gòn khoảng một giờ. Tàu cao tốc từ Rạch Giá chạy chừng hai giờ rưỡi, từ Hà Tiên hơn một giờ, cập bờ đông, nối rất tiện với [miền Tây](/plan-your-trip/day-25).

Bạn bè nước ngoài bay thẳng từ nước ngoài tới đảo, hoặc chỉ quá cảnh trong khu cách ly sân bay, và chỉ ở Phú Quốc thì được miễn thị thực tối đa 30 ngày. Nếu còn ghé đất liền, dù một đêm, họ phải có thị thực hoặc thuộc diện miễn khác; xem [ngày 2](/plan-your-trip/day-2).`,
  contentEn: `On a dry-season evening the sea off Phu Quoc’s west coast lies as flat as a lake, the sun goes down red in front of your feet, and one by one the squid boats light up along the horizon like a floating town. The island is nearly 50 km long, with old forest in the north and a scatter of islets to the south, so every coast is a different place. Settle the season and the coast first; the hotel is then easy.

## Four coasts

| Coast | Good for | Calm sea | Know this |
| --- | --- | --- | --- |
| West: Duong Dong, Long Beach, Ong Lang | sunsets, food, getting about | Nov–Apr | swell and litter in the rains |
| South: An Thoi, Khem beach | boats, cable car | Nov–Apr | new-built streets, building sites |
| East: Sao beach, Ham Ninh | pale sand, crab, sunrise | May–Oct | some windy, littered days in the dry season |
| North: Bai Dai, Ganh Dau, Rach Vem | forest, big resorts | Nov–Apr | far from town, few places to eat out |

First visit as a couple: Duong Dong or the near end of Long Beach. With small children and no wish to move: a northern resort. For the reefs: sleep at An Thoi and be first at the pier.

## Season

November to April is dry, with a flat, clear western sea; rooms cost most around Tet. May and June bring showers and lower prices. From July to September the south-west wind is in charge: red flags on many west-coast days, island boats and ferries cancelled. If you come then, leave a spare day and swim at Sao. Roads and the airport are being enlarged for the APEC meeting of 2027, so ask any hotel what is being built next door.

## Four days in a sensible order

1. **Arrival.** Long Beach late in the day; then raw herring salad and *bún quậy* (noodles in hot broth with fish and prawn paste) in Duong Dong.
2. **The An Thoi islets.** An early boat to Gam Ghi, May Rut and Mong Tay. Choose a small group and wear a long-sleeved top. Do not stand on coral, and do not throw bread to the fish.
3. **North.** National-park forest with a guide, a pepper garden, Ganh Dau. At Rach Vem, look at the starfish under water: lifting them out for a photograph kills them.
4. **East.** Crab in the morning at Ham Ninh fishing village, Sao beach, then a fish-sauce house on the way back.

The **Hon Thom cable car**, nearly 8 km over the water, is worth it for the view of the An Thoi fishing fleet; the water park at the end depends on your children. It runs in time slots and stops in high wind, so check before driving down.

## Fish sauce, pepper and a night for squid

Anchovies and salt sit for about a year in wooden vats taller than you are. The name Phu Quoc has been protected in the European Union since 2012. Read the label: 35–40 on the *độ đạm* (nitrogen) scale is the good stuff for dipping. It may not go in the cabin, and each airline has its own rule for the hold, so ask first and buy it factory-boxed. Pepper is picked in the first months of the year and sold black, white or ripe-picked red; smell before you choose.

**Squid fishing** leaves at sunset for three or four hours and suits the calm nights of the dry season. Be warned that a whole boat often catches only a few. If you get seasick, take something half an hour before and sit amidships.

At night-market and fishing-village seafood places, ask the price per kilo and watch the scales before anything is cooked.

## Scooters and getting there

A scooter is handy on the west side. The northern roads are dark, empty and shared with construction lorries: not after nightfall, and not without a licence valid in Vietnam ([day 4](/plan-your-trip/day-4) explains; it decides whether your insurance pays). Four people do better with a car and driver by the day.

Flights take about two hours from Hanoi and one from Ho Chi Minh City. Fast ferries need some two and a half hours from Rach Gia and a little over one from Ha Tien, landing on the east coast, so the island follows naturally from the [Mekong Delta](/plan-your-trip/day-25).

## The 30-day visa exemption, carefully

Foreigners who fly straight to Phu Quoc from abroad, or change planes without leaving the international area, and who stay only on the island may enter for up to 30 days without a visa. It covers nothing else. One night in Saigon on the way home means you need an e-visa or another exemption from the start, so have the airline confirm how your connection counts before you pay. [Day 2](/plan-your-trip/day-2) has the general rules.`,
})
