import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-ha-long-lan-ha-bai-tu-long',
  slug: 'ha-long-lan-ha-bai-tu-long',
  titleVi: 'Hạ Long, Lan Hạ hay Bái Tử Long: chọn vịnh trước, chọn tàu sau',
  titleEn: 'Ha Long, Lan Ha or Bai Tu Long: pick the bay before the boat',
  summaryVi:
    'Ba vịnh chung một vùng biển đá vôi nhưng khác nhau ở bến tàu, lượng khách và nhịp đi. Gợi ý chọn vịnh, chọn mùa, chọn số đêm và nhận ra một con tàu tử tế.',
  summaryEn:
    'Three bays share one sea of limestone but differ in ports, crowds and pace. How to choose, when to sail, how many nights to book and how to spot a well-run boat.',
  coverImage: '@assets/art/post-ha-long-lan-ha-bai-tu-long',
  tags: ['Hạ Long', 'Lan Hạ', 'Bái Tử Long', 'Cát Bà'],
  publishedAt: '2025-11-08T02:00:00.000Z',
  contentPillar: 'destination-discovery',
  readingTimeMinutes: 4,
  destinationSlug: 'halong-bay',
  featured: true,
  bodyVi: `Sáu giờ sáng, tôi cầm cốc cà phê còn bỏng tay ra boong và đếm được mười bốn con tàu cùng thả neo trong một vụng nước. Đẹp thì vẫn đẹp: núi đá xám như lưng voi, mặt nước xanh màu ngọc cũ, một chiếc thuyền nan chở bánh kẹo, nước ngọt len giữa những mạn tàu trắng. Có điều, mười bốn con tàu là mười bốn cái máy phát điện. Từ chuyến ấy, câu đầu tiên tôi hỏi khi đặt chỗ không còn là “tàu mấy sao” mà là “tàu chạy vịnh nào”.

Trên bản đồ, ba vịnh liền một dải. [Hạ Long](/where-to-go/halong-bay) nằm giữa, Lan Hạ ở phía nam, ôm lấy sườn đông đảo Cát Bà, còn Bái Tử Long kéo dài lên hướng đông bắc. Năm 2023, UNESCO mở rộng di sản sang Hải Phòng với tên mới “Vịnh Hạ Long – Quần đảo Cát Bà”; Bái Tử Long không nằm trong tên gọi ấy, dù đá thì cùng một thứ đá.

## Ba vịnh, ba tính nết

### Hạ Long: lần đầu và ít thời gian

Muốn thấy những gì đã thấy trong sách giáo khoa – hòn Trống Mái, hang Sửng Sốt, bãi cát hình vành trăng dưới chân Ti Tốp – thì phải vào Hạ Long. Hang động ở đây lớn nhất, tàu nhiều nhất, giá cũng đủ mọi bậc. Đổi lại, trên bậc thang lên hang Sửng Sốt giữa trưa, bạn sẽ nhìn gót giày người đi trước nhiều hơn nhìn thạch nhũ.

### Lan Hạ: thích bơi, thích chèo

![Mái chèo kayak hai đầu đỏ, chạm mặt nước](@assets/art/spot-paddle)

Các đảo ở Lan Hạ nhỏ và đứng sát nhau hơn, kẽ đá mở ra những vụng kín cùng hàng trăm bãi cát bé xíu. Nước thường trong hơn vì ở xa khu cảng và khu đô thị ven bờ. Tàu hay ghé hang Sáng Tối để khách chèo kayak chui qua vòm đá, hoặc cập Việt Hải cho khách đạp xe qua rừng vào làng. Thỉnh thoảng có người may mắn thấy một đàn voọc Cát Bà vắt vẻo trên vách núi – loài linh trưởng còn chưa tới trăm cá thể, ngoài đảo này không đâu có.

### Bái Tử Long: muốn yên

Số tàu được chạy tuyến này ít hơn hẳn. Cảnh thưa và rộng, hang động khiêm tốn hơn, ở Vung Viêng vẫn còn người chèo thuyền nan đưa khách đi giữa những lồng bè. Đây là nơi buổi tối tắt nhạc rồi, bạn nghe được tiếng cá quẫy.

## Lên tàu ở đâu

Chuyện bến bãi quyết định nửa ngày đi đường. Từ [Hà Nội](/where-to-go/hanoi), cao tốc đưa bạn ra biển trong chừng hai tiếng đến hai tiếng rưỡi, nhưng ra biển nào thì phải hỏi cho rõ:

- **Tuần Châu**: bến lớn của tàu ngủ đêm trên vịnh Hạ Long; một số tàu Lan Hạ cũng đón khách ở đây.
- **Bãi Cháy và Hòn Gai**: cảng khách quốc tế ở Bãi Cháy có nhiều tàu tham quan trong ngày; tàu đi Bái Tử Long thường đón phía Hòn Gai.
- **Khu bến Gót, Hải Phòng**: cửa chính của tàu ngủ đêm Lan Hạ. Nếu đang ở trung tâm Cát Bà, bạn ra bến Bèo đi tàu trong ngày.

Xe đưa đón, giờ hẹn, tên bến nên nằm trên giấy xác nhận. Bến này cách bến kia có khi cả giờ xe, nhầm là lỡ.

## Một đêm hay hai đêm

Tour hai ngày một đêm nghe dài, thực ra chỉ gói trong khoảng hai mươi hai tiếng: trưa hôm trước lên tàu, trưa hôm sau trả phòng. Với Hạ Long, chừng ấy vừa đủ. Với Lan Hạ và Bái Tử Long, tôi khuyên hai đêm nếu thu xếp được. Ngày ở giữa, tàu nhỏ chở bạn đi xa khỏi luồng chính, ăn trưa ở một vụng vắng, chiều mới về tàu lớn. Đó là ngày người ta nhớ.

> Một đêm là đi ngắm vịnh. Hai đêm là ở trong vịnh.

## Xem trời mà đi

Tháng Mười đến đầu tháng Mười hai trời khô, nắng nhạt, nước lặng, gần như không có gì để chê. Tháng Tư, tháng Năm cũng dễ chịu. Tháng Hai, tháng Ba hay có sương mù và mưa phùn; ảnh chụp ra như tranh thủy mặc, ai thích thì mê, ai cần nắng thì tiếc tiền. Tháng Bảy đến tháng Chín là mùa bão, cảng vụ cấm tàu thì nên mừng vì họ cấm.

## Nhìn con tàu cho kỹ

![Chiếc áo phao màu cam cài đủ khóa](@assets/art/spot-life-jacket)

Tháng 7 năm 2025, một tàu tham quan bị dông lật úp trên vịnh Hạ Long, nhiều người không về. Từ đó tôi thôi ngại khi hỏi những câu nghe có vẻ khó tính. Tàu vỏ thép hay vỏ gỗ, đóng năm nào, đăng kiểm đến bao giờ? Áo phao để trong phòng hay khóa dưới kho? Cửa sổ phòng có mở được từ bên trong? Người trực kayak là ai? Gặp dông thì hủy, hoàn tiền ra sao?

Tàu tử tế trả lời ngay, gửi lịch trình có tên từng điểm dừng, và hướng dẫn an toàn trước khi mời ly nước chào mừng. Chuyện nước thải, rác nhựa cũng đáng hỏi. Hỏi xong xuôi rồi, vịnh nào cũng xứng một chuyến đi.
`,
  bodyEn: `At six in the morning I carried a scalding coffee out on deck and counted fourteen boats anchored in the same cove. It was still beautiful: grey rock like elephants’ backs, water the green of old jade, a woman rowing a bamboo skiff of biscuits and soft drinks between the white hulls. But fourteen boats also means fourteen generators. Since that trip, the first thing I ask before booking isn’t how many stars a boat has. It’s which bay it sails.

On the map the three run together. [Ha Long](/where-to-go/halong-bay) sits in the middle; Lan Ha lies to the south, wrapped around the eastern flank of Cat Ba Island; Bai Tu Long stretches away to the north-east. In 2023 UNESCO extended the World Heritage site into Hai Phong as “Ha Long Bay – Cat Ba Archipelago”. Bai Tu Long isn’t in the title, though the limestone doesn’t know it.

## Three bays, three temperaments

### Ha Long: first visit, little time

If you want the postcards – the Trong Mai “fighting cocks” rocks, the huge chambers of Sung Sot Cave, the crescent beach under Ti Top Island – they are all here. So are the biggest caves, the most boats and the widest spread of prices. The trade-off: on the steps up to Sung Sot around noon you’ll see more of other people’s heels than of stalactites.

### Lan Ha: for swimmers and paddlers

![A red double-bladed kayak paddle touching the water](@assets/art/spot-paddle)

Lan Ha’s islands are smaller and stand closer together, opening into lagoons and scores of tiny beaches. The water is usually clearer, being farther from the ports and the built-up shore. Boats stop for kayaking through the rock arch at Sang Toi (Dark and Bright) Cave, or land at Viet Hai, where you cycle through forest to a village. Now and then somebody spots a family of Cat Ba langurs on a cliff. Fewer than a hundred of these monkeys survive, all on this island.

### Bai Tu Long: for quiet

Far fewer boats are allowed on this route. The scenery is wider and more scattered, the caves more modest, and at the floating village of Vung Vieng people still row visitors among the fish pens. This is where, once the music goes off at night, you can hear fish jump.

## Where you board

The pier decides how you spend half a day. From [Hanoi](/where-to-go/hanoi) the expressway reaches the coast in two to two and a half hours, but ask which piece of coast:

- **Tuan Chau**: the big marina for overnight boats on Ha Long Bay; some Lan Ha boats pick up here too.
- **Bai Chay and Hon Gai**: the international passenger port at Bai Chay handles many day boats; Bai Tu Long cruises usually leave from the Hon Gai side.
- **The Got pier area, Hai Phong**: the main gate for Lan Ha overnight cruises. If you’re already staying in Cat Ba town, day boats leave from Ben Beo.

Have the transfer, the check-in time and the pier’s name in writing. The piers can be an hour’s drive apart, and boats don’t wait.

## One night or two

“Two days, one night” sounds generous. In practice it’s about twenty-two hours, lunch to late morning. For Ha Long, that’s enough. For Lan Ha and Bai Tu Long I’d stay two nights if you can. On the middle day a smaller boat takes you well off the main channel, lunch is in an empty cove, and you’re back on the big boat only by late afternoon. That’s the day people remember.

> One night and you’ve looked at the bay. Two nights and you’ve lived in it.

## Read the sky first

October to early December brings dry air, soft sun and flat water. April and May are kind too. February and March often mean fog and drizzle: the bay turns into an ink painting, which is magic if you like that and a waste of money if you came for sun. July to September is typhoon season. When the port authority bans sailing, boats stay tied up, and you should be glad of it.

## How to tell a good boat

![An orange life jacket with both buckles done up](@assets/art/spot-life-jacket)

In July 2025 a sightseeing boat capsized in a sudden storm on Ha Long Bay and many people died. Since then I’ve stopped feeling awkward about awkward questions. Is the hull steel or wood, when was it built, how long is its inspection certificate valid? Are the life jackets in the cabin or locked in a store? Does the cabin window open from inside? Who watches the kayaks? What happens to my money if we’re called back?

A well-run boat answers at once, sends an itinerary that names every stop, and gives the safety talk before the welcome drink. Ask about waste water and plastic as well. After that, all three bays deserve the trip.
`,
  highlightsVi: [
    'Hạ Long: hang Sửng Sốt, đảo Ti Tốp, cảnh kinh điển cho lần đầu',
    'Lan Hạ: chèo kayak qua hang Sáng Tối, đạp xe vào làng Việt Hải',
    'Bái Tử Long: ít tàu, buổi tối yên, làng chài Vung Viêng',
    'Di sản liên tỉnh Vịnh Hạ Long – Quần đảo Cát Bà, UNESCO ghi danh mở rộng năm 2023',
    'Voọc Cát Bà, loài linh trưởng chỉ sống trên đảo Cát Bà',
  ],
  highlightsEn: [
    'Ha Long: Sung Sot Cave, Ti Top Island and the classic first-time views',
    'Lan Ha: kayaking through Sang Toi Cave, cycling into Viet Hai village',
    'Bai Tu Long: fewer boats, silent evenings, the floating village of Vung Vieng',
    'A World Heritage site extended in 2023 to take in the Cat Ba archipelago',
    'The Cat Ba langur, a monkey found on this one island only',
  ],
  travelTipsVi: [
    'Hỏi rõ tên vịnh, tên bến và giờ đón trước khi chuyển tiền; xin xác nhận bằng văn bản.',
    'Đi giữa tuần: cuối tuần và dịp lễ, Hạ Long đông gần gấp đôi.',
    'Mang áo khoác gió cho buổi tối trên boong, dép có quai và túi chống nước để chèo kayak.',
    'Mùa bão (tháng 7–9), chừa một ngày dự phòng ở Hà Nội và đọc kỹ điều khoản hủy vì thời tiết.',
    'Lên tàu, việc đầu tiên là tìm áo phao và lối thoát gần phòng nhất.',
  ],
  travelTipsEn: [
    'Get the bay, the pier and the pick-up time in writing before you pay.',
    'Go midweek: Ha Long is far busier on weekends and public holidays.',
    'Pack a windproof layer for the deck at night, strapped sandals and a dry bag for kayaking.',
    'In typhoon season (July–September) keep a spare day in Hanoi and read the weather-cancellation terms.',
    'Once aboard, find your life jacket and nearest exit before anything else.',
  ],
}
