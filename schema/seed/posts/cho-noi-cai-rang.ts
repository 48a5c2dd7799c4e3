import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-cho-noi-cai-rang',
  slug: 'cho-noi-cai-rang',
  titleVi: 'Cái Răng, bốn giờ trên sông: nhìn kỹ một phiên chợ đang thưa dần',
  titleEn: 'Four hours at Cai Rang: looking closely at a market that is slipping away',
  summaryVi:
    'Từ năm giờ đến chín giờ sáng trên sông Cần Thơ: ánh sáng, cây bẹo, tô hủ tiếu chòng chành, và câu chuyện thật về một chợ nổi đã bớt nhiều ghe nhưng chưa hết người.',
  summaryEn:
    'From five to nine in the morning on the Can Tho river: the light, the poles that do the advertising, noodles on a rocking boat, and the truth about fewer boats.',
  coverImage: '@assets/art/post-cho-noi-cai-rang',
  tags: ['Cần Thơ', 'Cái Răng', 'Hủ tiếu', 'Cồn Sơn'],
  publishedAt: '2026-05-09T02:15:00.000Z',
  contentPillar: 'visual-storytelling',
  readingTimeMinutes: 3,
  destinationSlug: 'mekong-delta',
  featured: false,
  bodyVi: `Năm giờ kém mười, bến Ninh Kiều còn tối, chỉ có mấy bóng đèn treo trên mui ghe soi xuống mặt nước màu trà đặc. Chị lái ghe đưa tôi cái áo phao, hỏi một câu đúng kiểu miền Tây: “Uống cà phê chưa, hay đợi lên trển uống luôn?” Tôi đợi. Máy nổ lạch bạch, và bốn giờ đồng hồ trên sông bắt đầu.

Tôi kể lại theo đồng hồ, vì ở Cái Răng ánh sáng quyết định gần như mọi thứ: nhìn thấy gì, chụp được gì, và gặp ai.

## Năm giờ: màu xanh trước bình minh

Từ Ninh Kiều lên chợ khoảng sáu cây số, mất chừng nửa tiếng. Hai bờ là nhà sàn, vựa trái cây, cây xăng nổi, những người đàn bà ngồi xổm rửa rau trên cầu ván. Trời chuyển từ chàm sang xanh xám, đủ sáng để thấy bóng người mà chưa đủ để thấy mặt.

![Mũi ghe lớn sơn đỏ có mắt vẽ trong màu xanh trước bình minh, bếp đỏ lửa phía sau](@assets/art/story-river-prow "Năm giờ sáng chỉ có hình khối: một con mắt, một đốm lửa, một cây sào.")

Đây là lúc chụp hình khối: mũi ghe có đôi mắt vẽ đỏ đen, đốm lửa bếp, bóng cây sào. Đừng bật đèn chớp. Nhiều người còn ngủ, và cái ghe trước mặt bạn chính là nhà của họ.

## Sáu giờ: đọc cây bẹo

Mặt trời lên, nắng xiên sát mặt nước, và những cây bẹo hiện rõ. Đó là những cây sào tre dựng đứng ở mũi ghe, trên treo món hàng ghe ấy bán: trái khóm, củ khoai, trái bí, buồng chuối. Sông rộng, máy nổ ồn, rao không ai nghe, nên hàng hóa tự nói thay người.

Dân thương hồ có bốn lệ truyền miệng, chị lái ghe đọc cho tôi nghe như đọc vè:

- Treo gì bán nấy, như khóm, như bí.
- Treo mà không bán, là quần áo phơi.
- Bán mà không treo, là hủ tiếu, cà phê, nước ngọt.
- Treo món này bán món khác: bẹo tấm lá lợp nhà tức là rao bán luôn chiếc ghe.

![Hai trái khóm bay giữa hai đôi tay, dưới là khoang đầy khóm](@assets/art/story-river-pineapples "Người tung, người hứng, không ai nhìn tay mình.")

Tôi đếm được chừng bảy chục ghe lớn sáng hôm đó, tính cả những chiếc nằm im. Khóm được chuyền tay từ ghe sang xuồng, hai trái một lần, người tung người hứng không ai nhìn tay mình.

## Bảy giờ: tô hủ tiếu chòng chành

Xuồng hủ tiếu cặp vào mạn, cô bán hàng một chân giữ mũi xuồng, hai tay trụng bánh, chan nước, rắc hẹ, đưa qua khoảng trống giữa hai con sóng mà không sánh ra ngoài. Nước lèo trong, ngọt xương, thịt băm vừa chín tới. Ăn nửa tô thì một chiếc tàu du lịch chạy qua, cả quán lắc lư, ai nấy cùng đưa tô lên cao rồi cùng cười.

![Đôi bàn tay nâng tô hủ tiếu nóng trên sóng, giữa hai mạn ghe](@assets/art/story-river-noodles "Khoảng trống giữa hai con sóng vừa đủ cho một tô hủ tiếu.")

Cà phê theo sau, pha vợt, nhiều sữa. Cô kể hồi trước bán cho bạn hàng là chính, giờ mười tô thì quá nửa là khách phương xa. Cô nói bằng giọng bình thản, không than.

## Chợ đã nhỏ đi nhiều

Thời cực thịnh, Cái Răng từng có năm, sáu trăm ghe mỗi sáng. Nay tùy ngày, còn vài chục tới hơn trăm, và có buổi tàu chở khách đông hơn ghe chở hàng. Đường lộ tốt lên, xe tải vào tận vườn; bờ kè cao làm việc bốc hàng lên xuống khó hơn; con cái thương hồ lên bờ đi học, đi làm hãng. Chợ được công nhận là di sản văn hóa phi vật thể quốc gia từ năm 2016, nhưng cái danh không kéo được ghe về.

Cho nên nếu bạn tới để tìm tấm hình kín sông trong sách cũ, bạn sẽ hụt. Nếu tới để xem một lối sống đang tự tìm cách ở lại, một phần nhờ chính đồng tiền của khách, bạn sẽ ngồi lâu hơn dự tính. Mua trái khóm gọt sẵn, ăn tô hủ tiếu, uống ly cà phê: đó là cách giữ chợ thiết thực hơn mọi lời tiếc nuối.

## Chụp người, trước hết là chào

Chào trước, mua gì đó nếu tiện, rồi giơ máy lên và đợi một cái gật. Ai quay mặt đi là đã trả lời. Đừng chĩa ống kính vào khoang ngủ, bàn thờ, chỗ tắm giặt; đừng cho tiền trẻ nhỏ để các em tạo dáng. Hứa gửi hình thì xin số Zalo và gửi thật.

![Bà cụ đội nón ở lái ghe, hai tay ủ ly cà phê, nắng sớm rọi tới](@assets/art/story-river-coffee "Nắng tới đúng lúc ly cà phê còn nóng.")

> Tấm hình tôi thích nhất hôm ấy không có cây bẹo nào: một bà cụ ngồi ở lái, hai tay ủ ly cà phê, nắng vừa chạm tới.

## Tám giờ: rẽ vào rạch

Nắng bắt đầu gắt, tàu lớn quay về. Chị lái ghe tắt máy lớn, quay mũi vào một con rạch vừa đủ hai xuồng tránh nhau. Dừa nước khép lại hai bên, mùi bùn non trộn mùi mít chín, tiếng gà, tiếng giặt đồ. Có lò hủ tiếu phơi bánh trên vỉ tre dọc bờ, có cây cầu ván oằn dưới chiếc xe đạp.

![Chiếc xuồng nhỏ đi giữa hai hàng dừa nước khép lại trên con rạch](@assets/art/mekong-delta-2 "Sau tám giờ: con rạch vừa đủ hai xuồng tránh nhau.")

Muốn thêm nữa thì dành một buổi qua cồn Sơn trên sông Hậu, hay ngủ một đêm nhà vườn. Chín giờ tôi lên bến, áo dính mùi khói bếp, và hiểu ra [miền Tây](/where-to-go/mekong-delta) không nằm hết trong một phiên chợ.`,
  bodyEn: `At ten to five Ninh Kieu pier is still dark, apart from a few bulbs strung under boat canopies and their reflections in water the colour of strong tea. The woman who is going to steer me upriver hands over a life jacket and asks the only question that matters in the Mekong Delta at this hour: coffee now, or coffee up there? Up there. The engine coughs, and four hours on the river begin.

I tell them by the clock because light decides almost everything at Cai Rang: what you see, what you can photograph, and whom you meet.

## Five o’clock: blue

The market lies about six kilometres from the centre of Can Tho, half an hour by small boat. Stilt houses slide past, then fruit warehouses, a floating petrol station, women rinsing greens on plank jetties. There is light enough for figures, not for faces.

![A great red prow with a painted eye in blue before dawn, a stove glowing behind it](@assets/art/story-river-prow "At five there are only shapes: an eye, a spark, a pole.")

Photograph shapes: prows with painted eyes, the spark of a stove, an upright pole. Leave the flash off. People are asleep, and the boat in front of you is somebody’s house.

## Six o’clock: reading the poles

The sun comes up low and sideways, and suddenly you can read the market. Every trading boat has a *cây bẹo*, a bamboo pole raised at the bow, and from it hangs whatever the boat is selling: a pineapple, a pumpkin, a hand of bananas. The river is wide and the engines are loud, so the goods do the shouting.

My skipper recites the rules like a nursery rhyme:

- Hung up and for sale: pineapples, pumpkins, sweet potatoes.
- Hung up and not for sale: the laundry.
- For sale and not hung up: noodles, coffee, cold drinks.
- Hung up to sell something else: a roof-thatch leaf means that the boat itself is on the market.

![Two pineapples in the air between two pairs of hands above a hold full of fruit](@assets/art/story-river-pineapples "Neither the thrower nor the catcher looks at his hands.")

I count about seventy big boats that morning, including the ones that never stir. Pineapples fly from hold to sampan two at a time, and neither the thrower nor the catcher looks at his hands.

## Seven o’clock: noodles on a swell

A sampan bumps alongside. The cook holds it in place with one foot while she blanches rice noodles, ladles broth, scatters chives and passes the bowl across the gap between two waves without spilling a drop. This is hủ tiếu, the south’s clear, faintly sweet pork noodle soup. Halfway through, a tour boat goes by and the whole restaurant tilts. Everyone lifts their bowl at once; everyone laughs.

![Two hands holding out a hot bowl of noodles over the waves between two boats](@assets/art/story-river-noodles "The gap between two waves is exactly one bowl wide.")

Coffee follows, thick with condensed milk. She used to feed mostly traders, she tells me. Now more than half her bowls go to people like me. She says it as a fact, not a complaint.

## How far it has shrunk

In its prime Cai Rang drew five or six hundred boats each morning. Today, depending on the day, there are a few dozen to a hundred or so, and some mornings the sightseers outnumber the sellers. Roads improved and trucks now drive straight to the orchards. A high new embankment made loading harder. The traders’ children went ashore to school and stayed. The market was listed as national intangible heritage in 2016, but a certificate does not bring boats back.

So if you come for the bank-to-bank crush of the old postcards, you will be let down. Come instead to see a way of life working out how to stay, partly on visitors’ money, and you may sit longer than you meant to. Buy the peeled pineapple, the noodles, the coffee. It does more good than nostalgia.

## Photographing people

Say hello first. Buy something if you can, raise the camera, wait for the nod. A face turned away is an answer. Do not point a lens into sleeping quarters, at altars or at anyone washing, and do not pay children to pose. If you promise a picture, swap contacts (everyone here uses Zalo, the local messaging app) and send it.

![An old woman in a conical hat at the stern, hands around a glass of coffee in first light](@assets/art/story-river-coffee "The sun arrived while the coffee was still hot.")

> My favourite frame has no poles in it: an old woman at the stern, both hands around a glass of coffee, just as the sun reached her.

## Eight o’clock: into the creeks

The light hardens and the big boats turn for home. We turn the other way, into a creek barely wide enough for two sampans. Nipa palms close over us; there is a smell of wet mud and ripe jackfruit, the sound of hens and somebody’s laundry. A noodle workshop has its rice sheets drying on bamboo racks along the bank.

![A small boat in a creek with nipa palms closing over it](@assets/art/mekong-delta-2 "After eight: a creek barely wide enough for two sampans.")

For more of this, give half a day to Con Son, an islet of orchards and fish rafts in the Hau river, or spend a night at a farmstay. By nine I was back on the pier, smelling of wood smoke, quite sure that the [Mekong Delta](/where-to-go/mekong-delta) does not fit inside one market.`,
  highlightsVi: [
    'Nửa tiếng đi ghe từ bến Ninh Kiều lúc trời còn xanh',
    'Học cách “đọc” cây bẹo trên mũi ghe',
    'Tô hủ tiếu, ly cà phê chuyền qua mạn ghe',
    'Con rạch dừa nước và lò hủ tiếu phơi bánh sau chợ',
  ],
  highlightsEn: [
    'The half-hour ride from Ninh Kieu pier in blue light',
    'Learning to read the cây bẹo poles',
    'Hủ tiếu and coffee handed over the gunwale',
    'Nipa-palm creeks and rice-noodle yards behind the market',
  ],
  travelTipsVi: [
    'Ngủ lại Cần Thơ và xuống ghe khoảng năm giờ; sau tám giờ chợ thưa hẳn.',
    'Thuê ghe nhỏ riêng, thỏa thuận trước giá, thời gian và việc có đi rạch hay không.',
    'Mặc áo phao, mang áo mưa mỏng từ tháng Năm đến tháng Mười một.',
    'Chuẩn bị tiền lẻ để mua đồ ăn, trái cây trên sông.',
    'Mang chai nước riêng và đem rác lên bờ.',
  ],
  travelTipsEn: [
    'Sleep in Can Tho and be on the water around five; after eight the market thins out fast.',
    'Hire a small private boat, agreeing the price, the hours and the creeks beforehand.',
    'Wear the life jacket, and pack a light raincoat from May to November.',
    'Carry small notes for breakfast and fruit on the river.',
    'Bring your own water bottle and take your rubbish ashore.',
  ],
}
