import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-dem-tau-vao-hue',
  slug: 'dem-tau-vao-hue',
  titleVi: 'Đêm tàu vào Huế',
  titleEn: 'The night train to Hue',
  summaryVi:
    'Một khoang bốn người lạ, một đêm bánh sắt gõ nhịp, rồi Huế hiện ra sau ô cửa đầy nước mưa. Sáng đầu tiên có bún bò, sông Hương và chiếc áo mưa tiện lợi.',
  summaryEn:
    'Four strangers in a compartment, a night of wheels on rails, then Hue through a streaming window. A first morning of beef noodles, river and a plastic poncho.',
  coverImage: '@assets/art/post-dem-tau-vao-hue',
  tags: ['Huế', 'Hà Nội', 'Sông Hương', 'Trường Tiền'],
  publishedAt: '2025-10-25T02:30:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 4,
  authorName: 'Minh Anh',
  destinationSlug: 'hue',
  featured: false,
  bodyVi: `Tàu rời ga Hà Nội lúc phố xá vừa ăn tối xong. Mười lăm phút đầu, đường ray chạy sát nhà dân đến nỗi tôi nhìn thấy mâm cơm, cái quạt quay, một ông cụ cởi trần đánh răng ngoài hiên. Ông giơ bàn chải chào con tàu, như tối nào cũng chào. Rồi nhà thưa dần, ô cửa tối đen, chỉ còn mặt tôi in trên kính.

Tôi đang trên đường về Đà Nẵng, nhưng quyết định xuống Huế một ngày. Tôi thèm tô bún bò đúng nơi nó sinh ra, và muốn thử một lần chợp mắt ở miền Bắc, thức dậy ở miền Trung.

## Khoang bốn người lạ

![Nhúm cốm xanh gói trong lá sen](@assets/art/spot-com)

Tôi nằm tầng dưới. Đối diện là một bà cụ người Vinh ra Hà Nội thăm cháu, xách về túi cốm to gần bằng người bà. Hai giường trên là cậu sinh viên đeo tai nghe và anh kỹ sư cứ mười phút lại xin lỗi để trèo xuống nghe điện thoại.

Chưa tới Phủ Lý, bà đã bóc cốm. “Ăn đi, ngồi không mần chi.” Bốn người ngồi thành hai hàng trên giường dưới, chìa tay nhận từng nhúm cốm trên miếng lá sen. Anh kỹ sư mua bốn chai nước. Cậu sinh viên tháo tai nghe, góp gói bim bim. Đến Nam Định, chúng tôi biết cháu bà tên gì, mấy cân, mọc mấy cái răng.

Mười giờ, cô nhân viên gõ cửa tắt đèn to. Chuyện đứt ngang, ai về giường nấy.

## Nửa đêm về sáng

Tôi ngủ không giỏi trên tàu. Con tàu ru một lúc rồi lại lay, bánh sắt vào ghi lạch cạch. Có lúc tàu đứng im giữa đồng chờ tránh chuyến ngược chiều, sự im lặng còn dễ làm người ta tỉnh hơn tiếng ồn.

Hơn một giờ sáng thì tới Vinh. Bà cụ dậy từ trước, áo cài đủ khuy, ngồi ngay ngắn ôm túi. Tôi xách hộ bà ra cửa toa. Sân ga vàng ánh đèn, gió lùa mùi mưa. Một người đàn ông chạy tới đỡ tay bà, bà còn ngoái lại dặn: “Vô nớ nhớ ăn sáng cho tử tế nghe con.”

Lúc tôi về khoang, trên gối có nhúm cốm gói lá sen. Chẳng biết bà để lại lúc nào.

## Miền Trung sau ô kính

Tôi mở mắt vì ánh sáng. Ngoài cửa là một màu xám trong, đồng nước mênh mông, những nấm mộ trắng nằm giữa cát, rồi phi lao, rồi con trâu đứng dưới mưa không buồn cử động. Tàu qua Đồng Hới, Đông Hà. Giọng đọc tên ga trên loa vẫn thế, nhưng giọng người bán hàng ngoài ke đã đổi, nặng xuống, trầm xuống, nghe như sắp về tới nhà.

Chừng tám rưỡi sáng, tàu chậm lại rồi lên cầu. Sông Hương bất chợt mở ra dưới chân, rộng, xám, lấm tấm mưa. Chưa kịp chụp thì đã hết cầu. Vài phút sau tôi đứng trước nhà ga màu hồng, dép xỏ ngược chân, và mưa Huế rơi xuống đúng như trong mọi bài hát: không to, mà không chịu dứt.

## Tô bún của o

Bác xích lô chỉ tôi quán bún trong con hẻm gần bờ sông An Cựu, mấy chiếc bàn thấp dưới mái tôn. O chủ quán liếc đôi dép, không nói gì, kéo ghế vào chỗ không dột.

“Con ăn cay được không?”

“Dạ được.” Ở Đà Nẵng, tôi được tiếng là ăn cay.

Tô bún bò bưng ra nghi ngút: sợi bún to, khoanh giò, lát bắp bò, miếng huyết, chả viên lổn nhổn tiêu, váng ớt đỏ rực trên mặt. Sả bay lên trước, rồi mắm ruốc theo sau, cái mùi mà nấu thiếu một chút là người miền Trung biết ngay. Tôi húp muỗng đầu tiên, ho sặc. O cười: “Cay Huế mà con.” Rồi o lẳng lặng đặt xuống bên cạnh ly trà nóng.

Mưa gõ trên tôn. Tôi ăn hết tô, chảy cả nước mắt nước mũi, và nghĩ đến lời bà cụ. Sáng nay con ăn tử tế lắm, bà ơi.

## Đi bộ dưới mưa

![Áo mưa đỏ treo trên móc, còn nhỏ giọt](@assets/art/spot-rain-cape)

Tôi mua chiếc áo mưa tiện lợi, đi vài bước đã dính vào người, rồi thả bộ dọc đường Lê Lợi. Trước cổng trường Quốc Học đỏ thẫm, hai cô học trò che chung chiếc ô chạy băng qua đường. Hàng long não ướt sũng, thơm hăng mát. Bên kia sông, Kỳ Đài nhạt nhòa, lá cờ nặng nước rủ xuống.

Ra đến cầu Trường Tiền thì mưa nhẹ hạt. Sáu vài mười hai nhịp bạc lấp loáng, xe máy đi qua kéo theo những vệt áo mưa xanh đỏ. Tôi đứng giữa cầu khá lâu. Nước trôi chậm đến mức tôi phải nhìn theo một cụm bèo mới tin là sông đang chảy.

Người ta hay bảo [Huế](/where-to-go/hue) buồn. Sáng ấy tôi chỉ thấy một thành phố không vội tạnh, còn tôi, bụng no, môi rát ớt, cũng chẳng có lý do gì để vội.

Chiều có chuyến tàu về Đà Nẵng. Tôi lấy nhúm cốm trong túi áo ra, ăn nốt, và gọi thêm một ly cà phê muối.`,
  bodyEn: `The train left Hanoi as the city was finishing dinner. At first the line runs so close to people’s homes that I could see supper trays, a turning fan, a bare-chested old man brushing his teeth on his step. He saluted the train with his toothbrush, as he must every night. Then the houses thinned out and there was only my own face in the black glass.

I was on my way home to Da Nang, but I had decided to get off in Hue for a day. I was craving *bún bò*, the city’s spicy beef noodle soup, where it comes from, and I liked the idea of falling asleep in the north and waking in the centre.

## Four strangers

![Young green rice in a lotus leaf](@assets/art/spot-com)

I had a lower berth. Opposite was an old lady from Vinh who had been to see her grandchild and was carrying home a bag of *cốm*, young green rice, almost as big as she was. Above us were a student in headphones and an engineer who climbed down every ten minutes, apologising, to take a call.

Within the hour she had the bag open. “Eat,” she said. “What else is there to do?” So we sat in two rows on the bottom bunks, holding out scraps of lotus leaf for pinches of rice. The engineer bought four bottles of water. The student took off his headphones and contributed crisps. By Nam Dinh we knew the baby’s name, its weight and its number of teeth.

At ten the attendant knocked and put out the big light. The conversation stopped where it was.

## The small hours

I sleep badly on trains. This one rocked me, then shook me, then stood in the middle of nowhere to let a northbound train pass, and the silence woke me more surely than the noise.

We reached Vinh a little after one. The old lady was ready, every button done, sitting very straight with her arms round her bag. I carried it to the door. The wind smelled of rain. A man ran up to take her arm, and she turned to call back: “When you get down there, eat a proper breakfast!”

On my pillow lay a pinch of *cốm* folded in lotus leaf. I have no idea when she left it.

## The centre, through glass

Light woke me. Outside, all was a clear grey: flooded fields, white tombs on sand, casuarinas, a buffalo in the rain that couldn’t be bothered to move. We passed Dong Hoi, then Dong Ha. On the platforms the vendors’ voices had grown heavier and lower. They sounded nearly like home.

At about half past eight the train slowed and rolled onto a bridge, and there under my feet was the Perfume River, wide and grey and stippled with rain. It was over before I could take a picture. Minutes later I stood outside Hue’s pink station with my sandals on the wrong feet, and the rain was falling exactly as it does in every song about Hue: not hard, just unwilling to stop.

## A bowl from O

A cyclo driver pointed me down an alley near the little An Cuu river, to low tables under a tin roof. The owner, *o* (aunt) in local speech, glanced at my sandals, said nothing, and moved a stool out of the drip.

“Can you eat chilli, child?”

I said I could. In Da Nang I have a reputation.

The bowl came smoking: thick round noodles, a slice of pork knuckle, beef shank, a cube of congealed blood, peppery pork balls, a slick of warning-red chilli oil. Lemongrass rose first, then fermented shrimp paste, which anyone from the centre misses when a cook holds back. I took one spoonful and choked. *O* laughed. “That’s Hue hot,” she said, and quietly set a glass of hot tea beside me.

Rain drummed on the tin. I finished everything, eyes streaming, and thought of the old lady. A very proper breakfast, grandmother.

## Walking in it

![A red rain cape dripping on its hook](@assets/art/spot-rain-cape)

I bought a tissue-thin poncho and walked along Le Loi street beside the river. Outside the dark red gate of Quoc Hoc, the old high school, two girls ran across the road under one umbrella. The soaked camphor trees smelled cool and sharp. Over the water the Citadel’s flag tower was a faint outline.

By the time I reached Truong Tien bridge the rain had eased. Motorbikes crossed between its silver arches, ponchos streaming. The water moved so slowly that I had to follow one clump of hyacinth to be sure it was flowing.

People like to say that [Hue](/where-to-go/hue) is sad. That morning it was merely in no hurry to clear up, and neither was I.

There was an afternoon train to Da Nang. I finished the green rice from my pocket and ordered a salt coffee.`,
  highlightsVi: [
    'Nhúm cốm chia nhau trong khoang tàu bốn giường',
    'Sông Hương mở ra dưới cầu đường sắt ngay trước khi tới ga',
    'Nhà ga Huế màu hồng trong mưa sớm',
    'Tô bún bò cay xé bên sông An Cựu',
    'Cầu Trường Tiền lúc mưa vừa ngớt',
  ],
  highlightsEn: [
    'Sharing young green rice in a four-berth compartment',
    'The Perfume River under the rail bridge, minutes before Hue station',
    'The pink station building in early rain',
    'A fierce bowl of bún bò near the An Cuu river',
    'Truong Tien bridge as the rain lets up',
  ],
  travelTipsVi: [
    'Chọn chuyến khởi hành buổi tối để tới Huế vào buổi sáng, cả chặng mất khoảng 13 tiếng.',
    'Tàu vào gần Huế, hãy ra cửa sổ hành lang nhìn sông Hương, cầu ngắn nên trôi qua rất nhanh.',
    'Mùa mưa Huế rơi vào khoảng tháng Chín đến tháng Mười hai, tháng Mười và Mười một hay lụt; theo dõi dự báo và để lịch co giãn.',
    'Ga nằm ngay đầu đường Lê Lợi, đi bộ dọc sông tới cầu Trường Tiền chừng nửa tiếng.',
    'Ăn bún bò nên đi buổi sáng; không quen cay cứ dặn trước để o chủ quán bớt ớt.',
  ],
  travelTipsEn: [
    'Take an evening departure from Hanoi to arrive in Hue in the morning; the journey is about 13 hours.',
    'Near Hue, stand at a corridor window for the Perfume River. The bridge is short and gone in seconds.',
    'Hue’s rains last roughly from September to December, and October and November can bring floods. Watch forecasts and keep plans loose.',
    'The station is at the head of Le Loi street, about half an hour on foot from Truong Tien bridge along the river.',
    'Eat bún bò in the morning, as locals do. For less heat, say “ít cay” (a little spicy) when you order.',
  ],
}
