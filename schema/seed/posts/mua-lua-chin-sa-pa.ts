import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-mua-lua-chin-sa-pa',
  slug: 'mua-lua-chin-sa-pa',
  titleVi: 'Mùa lúa chín Sa Pa: đi chậm giữa những bậc thang vàng',
  titleEn: 'When Sapa turns gold: walking the terraces at harvest',
  summaryVi:
    'Mỗi năm ruộng bậc thang Sa Pa chỉ vàng chừng ba tuần. Đi lúc nào, vào bản nào, theo chân ai và làm sao để không giẫm lên bát cơm của người ta.',
  summaryEn:
    'Sapa’s terraces are gold for about three weeks a year. Here is when to come, which valleys to walk, who to walk with, and how to behave in somebody else’s field.',
  coverImage: '@assets/art/post-mua-lua-chin-sa-pa',
  tags: ['Sa Pa', 'Mường Hoa', 'Tả Van', 'Y Tý'],
  publishedAt: '2025-09-06T02:15:00.000Z',
  contentPillar: 'destination-discovery',
  readingTimeMinutes: 4,
  destinationSlug: 'sapa',
  featured: true,
  bodyVi: `Bảy giờ sáng ở Tả Van, sương chưa rút khỏi lòng thung, tôi đã nghe tiếng đập lúa. Không phải tiếng máy mà là tiếng bó lúa quật vào thành thùng gỗ, bịch, bịch, trầm và đều, vọng từ thửa này sang thửa khác. Một lát sau nắng chạm tới sườn núi bên kia, cả triền ruộng sáng bừng lên, vàng từ mép suối vàng ngược tới bìa rừng. Mỗi năm Sa Pa chỉ có chừng ba tuần như thế.

## Lúa chín theo độ cao

![Bông lúa chín trĩu, cong xuống](@assets/art/spot-rice-ear)

Ruộng bậc thang ở đây mỗi năm làm một vụ. Bà con đợi mưa đầu hè, dẫn nước về từng bậc, cấy vào khoảng tháng Năm, tháng Sáu rồi gặt lúc chớm thu. Trong cùng một thung lũng, ruộng thấp ấm hơn nên chín trước, ruộng cao lạnh hơn nên chín sau. Cuối tháng Tám, đứng bên suối đã thấy vàng, mà ngước lên lưng núi lúa hãy còn ngả xanh.

Với vùng quanh Sa Pa, quãng đẹp nhất thường rơi vào nửa đầu tháng Chín. Cuối tháng, phần lớn ruộng chỉ còn gốc rạ và khói đốt đồng. Chẳng ai dám hẹn chắc ngày nào: năm nào mưa về muộn thì cấy muộn, lúa cũng chín muộn. Chắc ăn nhất là gọi cho chủ nhà trong bản, hỏi đúng một câu: “Ruộng nhà mình gặt chưa?”

## Xuôi thung lũng Mường Hoa

Từ trung tâm [Sa Pa](/where-to-go/sapa), thung lũng Mường Hoa mở ra về phía đông nam, ruộng hai bên suối chồng lên nhau như vân gỗ. Cung đi bộ quen thuộc là qua Y Linh Hồ, xuống Lao Chải rồi sang Tả Van, hơn chục cây số, đi thong thả mất năm sáu tiếng kể cả bữa trưa.

Lao Chải là bản người H’Mông, nhà gỗ mái thấp, hiên nhà nào cũng có thùng chàm và vải lanh phơi xanh thẫm. Qua suối là Tả Van, người Giáy ở quây quần gần nước, mùi rơm mới quyện mùi khói bếp. Đi tiếp lên Giàng Tả Chải thì gặp người Dao Đỏ. Ai chân khỏe có thể xuôi mãi xuống Bản Hồ, thấp và ấm hơn hẳn, nơi người Tày thường gặt sớm.

## Theo chân chị Mỷ

![Chiếc quẩy tấu đan mây, bó lúa thò ra ngoài](@assets/art/spot-back-basket)

Người dẫn tôi đi là chị Mỷ, người H’Mông ở Lao Chải, chân xỏ đôi dép nhựa, lưng đeo quẩy tấu, bước trên bờ ruộng trơn nhẫy như trong sân nhà. Tôi mang giày leo núi và ngã hai lần.

Chị ngắt một lá chàm vò trong lòng tay cho tôi xem màu xanh từ từ hiện ra. Chị chỉ thửa nào nếp, thửa nào tẻ, nhà nào đang đổi công cho nhà nào: hơn chục người gặt, nay xong nhà này mai kéo sang nhà kia, không ai tính tiền.

Muốn tìm người dẫn đường, cứ nhờ chủ homestay hoặc các nhóm hướng dẫn viên của chính người H’Mông, người Dao, người Giáy. Nên thỏa thuận trước cung đường, số giờ, tiền công và bữa trưa. Tiền đến thẳng tay người trong bản, còn bạn được đi những lối bản đồ không vẽ.

## Đêm trên gác gỗ

Tôi ngủ lại Tả Van. Chỗ nằm là tấm đệm trải trên gác gỗ, có màn, chăn dày; dưới nhà bếp đỏ lửa tới khuya. Bữa tối có gà đồi luộc, cải mèo xào tỏi và nồi cơm gạo mới còn thơm mùi sữa. Chủ nhà rót rượu, chén nhỏ thôi, nhưng rót nhiều lần; uống được bao nhiêu cứ nói thật, không ai ép.

Chín giờ tối cả bản đã im, chỉ còn tiếng suối và tiếng ếch dưới ruộng.

## Ruộng là nồi cơm của người ta

Với khách, đây là mùa ảnh đẹp. Với người trồng, đây là lương thực cả năm, mưa đá hay đoàn khách vô ý đều làm hao như nhau.

- Đi hàng một trên bờ, không lội vào ruộng chưa gặt, không ngắt bông lúa làm đạo cụ.
- Gặp người gùi thóc thì đứng nép vào phía taluy mà nhường đường.
- Hỏi trước khi chụp chân dung, và chấp nhận cái lắc đầu.
- Đừng cho trẻ con tiền hay kẹo; muốn giúp thì mua đồ thêu từ tay người lớn làm ra nó.

## Còn Y Tý và Mù Cang Chải?

Từ tháng 7/2025, cả ba nơi đều nằm trong tỉnh Lào Cai mới, mỗi nơi một nhịp. Y Tý ở sát biên giới, cao xấp xỉ hai nghìn mét, có những ngôi nhà trình tường vàng đất của người Hà Nhì; lúa chín từ cuối tháng Tám tới giữa tháng Chín, hôm nào may thì ruộng nổi trên biển mây. Đường lên quanh co và vắng, hợp với người đã quen núi.

Mù Cang Chải chín muộn hơn, thường từ giữa tháng Chín sang đầu tháng Mười. Ruộng ở La Pán Tẩn, Chế Cu Nha dốc và dày bậc đến chóng mặt, người xem cũng đông theo. Lỡ hẹn với Sa Pa, bạn vẫn kịp đi nửa ngày đường qua đèo Ô Quy Hồ sang đó.

Nếu chỉ có hai ngày, hãy ở yên một bản, nghe tiếng đập lúa từ sáng đến chiều. Vậy là đủ một mùa.`,
  bodyEn: `At seven in the morning in Ta Van the mist was still lying in the bottom of the valley, and somewhere inside it people were already threshing. No engine, only sheaves swung against a wooden tub: a low, steady thud that travelled from field to field. Then the sun reached the slope opposite and the hillside lit up, gold from the stream to the edge of the forest. Sapa gets about three weeks of this a year.

## Gold comes with altitude

![A ripe ear of rice bending under its grain](@assets/art/spot-rice-ear)

Up here there is one rice crop a year. Farmers wait for the early summer rain, lead the water from step to step, transplant around May and June, and cut at the start of autumn. Within a single valley the low fields are warmer and ripen first; the high ones follow. In late August you can stand beside the stream in yellow rice, look up, and see green.

Around Sapa the best stretch usually falls in the first half of September. By the end of the month most fields are stubble and drifting smoke. Nobody will promise you a date: when the rain is late, so is everything else. The best forecast is a message to your host in the village: “Have you cut your rice yet?”

## Down the Muong Hoa Valley

From the middle of [Sapa](/where-to-go/sapa) the Muong Hoa Valley opens to the southeast, its terraces layered on both banks like the grain in a plank. The classic day walk goes by way of Y Linh Ho to Lao Chai and on to Ta Van, a little over ten kilometres. Allow five or six hours with lunch.

Lao Chai is Hmong: low wooden houses, a barrel of indigo on every porch, dark blue hemp hung out to dry. Across the stream, Ta Van’s Giay families live close to the water, in a smell of new straw and wood smoke. Keep climbing and Giang Ta Chai is Red Dao country. Strong walkers can follow the valley down to Ban Ho, lower and noticeably warmer, where Tay farmers tend to harvest early.

## Walking behind Mỷ

![A woven back basket with a sheaf of rice sticking out](@assets/art/spot-back-basket)

My guide was Mỷ, a Hmong woman from Lao Chai, who crossed wet mud banks in plastic sandals with a basket on her back as if she were in her own yard. I wore hiking boots and fell twice.

Mỷ crushed an indigo leaf in her palm so that I could watch the blue come up. She showed me which plots were sticky rice and which ordinary, and who was working for whom: a dozen people cut one household’s rice today and the next one’s tomorrow, and no money changes hands.

To find a guide, ask your homestay or one of the groups run by Hmong, Dao and Giay guides themselves. Settle the route, the hours, the fee and lunch before you set out. The money stays in the village, and you get paths no map shows.

## A night in a wooden house

I slept in Ta Van, on a mattress in the loft under a mosquito net and a heavy quilt, with the cooking fire burning late below. Supper was boiled hill chicken, mustard greens fried with garlic and a pot of new-season rice that smelled faintly of milk. Rice spirit comes in small cups, but often. Say when you have had enough; no one minds.

By nine the village was silent except for the stream and the frogs in the uncut fields.

## It is somebody’s dinner

For visitors this is the photogenic season. For the people who planted it, it is the year’s food, and a careless group flattens it as surely as hail.

- Walk single file on the banks, stay out of standing rice, and don’t pick stalks as props.
- When someone comes by carrying grain, step to the uphill side and let them pass.
- Ask before taking a portrait, and accept a shake of the head.
- Don’t hand children money or sweets. Buy embroidery from the adult who made it.

## And Y Ty, or Mu Cang Chai?

Since July 2025 all three places belong to the enlarged Lao Cai province, but each keeps its own time. Y Ty, hard against the Chinese border at close to 2,000 metres, has the ochre rammed-earth houses of the Ha Nhi people. Its rice turns between late August and mid-September, on lucky mornings above a sea of cloud. The road up is winding and lonely.

Mu Cang Chai comes later, usually mid-September to early October. The terraces at La Pan Tan and Che Cu Nha are dizzyingly steep, and the crowds match. If you miss Sapa, it is half a day away over the O Quy Ho pass.

With only two days, stay in one village and listen to the threshing until the light goes. It is enough.`,
  highlightsVi: [
    'Tiếng đập lúa bằng thùng gỗ lúc sương chưa tan ở Tả Van',
    'Cung đi bộ Y Linh Hồ – Lao Chải – Tả Van men suối Mường Hoa',
    'Bữa cơm gạo mới bên bếp lửa nhà người Giáy',
    'Thùng nhuộm chàm và vải lanh xanh thẫm ở Lao Chải',
    'Nhà trình tường của người Hà Nhì giữa mây Y Tý',
  ],
  highlightsEn: [
    'Hand threshing in wooden tubs before the mist lifts in Ta Van',
    'The walk from Y Linh Ho to Lao Chai and Ta Van along the Muong Hoa stream',
    'New-season rice by the fire in a Giay home',
    'Indigo barrels and dark blue hemp on the porches of Lao Chai',
    'Ha Nhi earth houses above the clouds in Y Ty',
  ],
  travelTipsVi: [
    'Từ Hà Nội đi xe khách lên Sa Pa mất khoảng năm, sáu tiếng; đi tàu đêm thì xuống ga Lào Cai rồi đi xe thêm chừng một tiếng.',
    'Tránh thứ Bảy, Chủ nhật và dịp nghỉ 2/9; giữa tuần bản vắng hơn và dễ đặt homestay hơn.',
    'Mang giày đế bám, áo mưa mỏng và một chiếc áo ấm: sang thu đêm xuống là lạnh.',
    'Chuẩn bị tiền mặt mệnh giá nhỏ, trong bản ít nơi nhận thẻ.',
    'Muốn bay flycam, hãy tìm hiểu quy định xin phép trước chuyến đi và luôn hỏi ý chủ ruộng.',
  ],
  travelTipsEn: [
    'The bus from Hanoi takes about five or six hours; the night train stops at Lao Cai, roughly an hour below Sapa by road.',
    'Avoid weekends and the National Day holiday on 2 September. Midweek, paths are quieter and homestays easier to book.',
    'Pack shoes with grip, a light rain jacket and one warm layer; autumn nights are cool.',
    'Carry small notes in cash, as few village households take cards.',
    'Drones need a permit in Vietnam. Sort it out before the trip, and ask the farmer as well.',
  ],
}
